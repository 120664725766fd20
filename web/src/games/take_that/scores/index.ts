import type { Round, ScoreSheet } from "../../../scores/game";
import { scoring } from "./scoring";

export const sheet: ScoreSheet = {
  scoring,
  sound: ({ counts }: Round<"toads">) => (counts.toads?.some((toads) => toads) ? "croak" : "card"),
};
