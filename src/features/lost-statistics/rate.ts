/** With one decimal place; null of nothing, and of what is not told. */
export const recoveryOf = ({ total, returned }: { total: number; returned: number | null }): number | null =>
  returned === null || total === 0 ? null : Math.round((1_000 * returned) / total) / 10;

/** `33.3%`; a dash of what is no figure. */
export const percent = (value: number | null): string => (value === null ? '–' : `${value}%`);
