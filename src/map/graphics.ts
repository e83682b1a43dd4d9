let known: boolean | undefined;

/** Whether the browser draws with the graphics card, or as if it had one. Asked once: each answer takes a context. */
export function hasGraphics(): boolean {
  known ??= Boolean(document.createElement('canvas').getContext('webgl2'));
  return known;
}
