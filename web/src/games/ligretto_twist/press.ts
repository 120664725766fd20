/** A press acts when the finger comes down, not when it leaves; keys and screen readers, which only click, act too. */
import type { Action } from "svelte/action";

const CLICK_MS = 400; // a click comes no later after the finger left

export const press: Action<HTMLElement, () => void> = (node, act) => {
  let does = act;
  let down = false; // a click will follow that isn't another press
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => void (down = false);
  const onUp = (): void => {
    removeEventListener("pointerup", onUp);
    removeEventListener("pointercancel", onUp);
    timer = setTimeout(forget, CLICK_MS);
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    clearTimeout(timer);
    down = true;
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onUp);
    does();
  };
  const onClick = (): void => {
    if (!down) does();
    clearTimeout(timer);
    down = false;
  };
  node.addEventListener("pointerdown", onDown);
  node.addEventListener("click", onClick);
  return {
    update: (next) => void (does = next),
    destroy() {
      clearTimeout(timer);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onUp);
      node.removeEventListener("pointerdown", onDown);
      node.removeEventListener("click", onClick);
    },
  };
};
