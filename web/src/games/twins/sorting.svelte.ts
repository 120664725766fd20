/** Whether the hand lies by number or by colour: kept on this device. */
const PLACE = "rospo-twins-sort";

export const sorting = $state({ byNumber: read() });

function read(): boolean {
  try {
    return localStorage.getItem(PLACE) !== "colour";
  } catch {
    return true;
  }
}

export function sortOtherwise(): void {
  sorting.byNumber = !sorting.byNumber;
  try {
    localStorage.setItem(PLACE, sorting.byNumber ? "number" : "colour");
  } catch {
    // then only for this visit
  }
}
