/** Rows of a table in order. */

/**
 * By number or by name; what has no value stands last, whichever way. Rows of the same value keep their order.
 *
 * @param valueIn null where a row has none
 */
export function sortedBy<Row>(
  rows: readonly Row[],
  isUp: boolean,
  valueIn: (row: Row) => number | string | null,
): Row[] {
  const sign = isUp ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueIn(one), valueIn(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
    );
  });
}
