/** Shapes that a contrast theme of the system leaves: it takes grounds away, and keeps edges. */

/** A small round sign, which is all edge. */
export const dot = (colour: string, size = 8) => ({
  boxSizing: 'border-box' as const,
  width: size,
  height: size,
  border: `${size / 2}px solid ${colour}`,
  borderRadius: '50%',
});

/** Around what has a ground and no edge: there the system gives it a colour. */
export const HIDDEN_EDGE = { outline: '1px solid transparent', outlineOffset: -1 } as const;
