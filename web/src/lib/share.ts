/** Ways to hand a text on: by what the device shares with, or by the clipboard. */

export type Handed = "shared" | "copied" | "failed";

export async function shareText(text: string): Promise<Handed> {
  if ("share" in navigator) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if (isSecondThought(error)) return "shared";
    }
  }
  return (await copied(text)) ? "copied" : "failed";
}

/** Somebody closed what they were to share with. */
export const isSecondThought = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** Copies a text. Over plain connections browsers only know the old way, from a box whose text is selected. */
export async function copied(text: string, box?: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const made = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
    const from = box ?? document.body.appendChild(made);
    from.select();
    const done = document.execCommand("copy");
    made.remove();
    return done;
  }
}
