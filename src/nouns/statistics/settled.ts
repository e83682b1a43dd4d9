/** Whether something is still to come before a page of figures is whole. */
interface Answered {
  data: unknown;
  error: Error | null;
}

/** Each has been read, or has failed. @param answers none of those that are not asked for */
export const areSettled = (answers: readonly Answered[]): boolean =>
  answers.every(({ data, error }) => data !== undefined || error !== null);
