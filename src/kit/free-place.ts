/** A place over the page where what floats covers no control. */

/** Links of a navigation and links with a key are controls; other links, as those of rows, are everywhere. */
const CONTROLS = [
  'button, input, select, textarea, summary, nav a[href], a[aria-keyshortcuts]',
  '[role=button], [role=combobox], [role=slider], [role=tab]',
].join();
/** Pixels between it and a control. */
const GAP = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Raises a box over the controls that it would lie on; where there is none at its left edge it is tried further right.
 * The box itself, where none is free at all.
 *
 * @param steps pixels to the right, in the order in which they are tried
 * @param top where it ends
 */
export function freePlace(wanted: Box, controls: readonly Box[], steps: readonly number[], top: number): Box {
  for (const step of steps) {
    const raised = raise({ ...wanted, left: wanted.left + step }, controls, top);
    if (raised) return raised;
  }
  return wanted;
}

function raise(wanted: Box, controls: readonly Box[], top: number): Box | null {
  let box = wanted;
  while (box.top >= top) {
    const covered = controls.filter(control => isCovered(control, box));
    if (covered.length === 0) return box;
    box = { ...box, top: Math.min(...covered.map(control => control.top)) - GAP - box.height };
  }
  return null;
}

/** Whether a box lies on no control. */
export const isFree = (box: Box, controls: readonly Box[]): boolean =>
  controls.every(control => !isCovered(control, box));

const isCovered = (control: Box, box: Box) =>
  control.left < box.left + box.width &&
  box.left < control.left + control.width &&
  control.top < box.top + box.height &&
  box.top < control.top + control.height;

/** Acts of a row are there under the pointer only. A box is drawn by what is around it. */
function isHidden(control: Element): boolean {
  const drawn = control instanceof HTMLInputElement ? control.parentElement : control;
  return drawn?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false;
}

/** Where controls are in view, besides those in an element. */
export function controlsInView(besides: Element): Box[] {
  const { innerWidth, innerHeight } = window;
  return [...document.querySelectorAll(CONTROLS)].flatMap(control => {
    if (besides.contains(control) || isHidden(control)) return [];
    const { left, top, width, height } = control.getBoundingClientRect();
    const isInView =
      width > 1 &&
      height > 1 &&
      left < innerWidth &&
      left + width > 0 &&
      top < innerHeight &&
      top + height > 0;
    return isInView ? [{ left, top, width, height }] : [];
  });
}
