/** Daily work is held to the number of its steps: a click, a key that is pressed, or a word that is typed is one. */
export function countedSteps() {
  let taken = 0;
  return {
    step: async (act: () => Promise<unknown>): Promise<void> => {
      taken += 1;
      await act();
    },
    taken: () => taken,
  };
}
