/** Copies a text. Over plain connections browsers only know the old way, from a box whose text is selected. */
export async function copied(text: string, box?: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const from = box ?? document.body.appendChild(Object.assign(document.createElement("textarea"), { value: text }));
    from.select();
    const done = document.execCommand("copy");
    if (!box) from.remove();
    return done;
  }
}
