/** What the coach says now, from where the lesson is. */
import type { Lesson } from "../lib/lesson.svelte";
import { because, type Says } from "../lib/reasons";
import { t } from "../lib/words.svelte";

export interface Said {
  kind: "step" | "event" | "refused" | "instead";
  text: string;
  title?: string;
  rule?: string;
  /** What to do, after an answer that says what not to do. */
  hint?: string;
}

const idOf = (lesson: Lesson): string => `${lesson.file.game}-lesson-${lesson.step?.name ?? "end"}`;

/** A step that teaches from what was measured says it as `$what`. */
export function stepText(lesson: Lesson, module: Says): string {
  const { taught } = lesson.step ?? {};
  const what = taught?.map((reason) => because(reason, lesson.file.game, module)).join(" ");
  return t(idOf(lesson), what === undefined ? {} : { what });
}

/** `event`: the sentence that tells the last event; `reason`: why the move can't be made. */
export function said(
  lesson: Lesson,
  module: Says,
  event: string,
  reason: { wrong: string; right: string } | null,
): Said {
  const text = stepText(lesson, module);
  if (lesson.busy) return { kind: "event", text: event || "…" };
  switch (lesson.answer?.kind) {
    case undefined:
      return { kind: "step", text };
    case "wait":
      return { kind: "instead", text, hint: t("lessons-wait") };
    case "instead":
      return { kind: "instead", text: t(`${idOf(lesson)}-instead`) };
    case "refused":
      return {
        kind: "refused",
        title: reason?.wrong ?? "",
        text: reason?.right ?? "",
        rule: lesson.answer.refusal.rule ?? "",
        hint: text,
      };
  }
}
