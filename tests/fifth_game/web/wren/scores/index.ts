import type { ScoreSheet } from "../../../scores/game";
import { scoring } from "./scoring";

export const sheet: ScoreSheet = { scoring };
