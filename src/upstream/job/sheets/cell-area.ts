/** Where a tag ends, letters between quotes do not say. */
const TAG = /<(?:\w+:)?(?:row|c)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const CLOSED = /^<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/;
const ADDRESS = /(?:^|\s)r\s*=\s*["']([A-Z]{0,4})(\d{1,8})["']/;
const LONGEST_TAG = 65_536;

/**
 * Cells of the smallest table that holds every cell of a sheet, which comes in pieces. Whoever reads a sheet makes the
 * empty ones, too: one cell in its last corner would be seventeen thousand million. Infinite where a tag has no end.
 */
export function cellArea() {
  let [rows, columns] = [0, 0];
  let open = '';
  return {
    /** Answers what it has come to. */
    add(piece: Buffer): number {
      const text = open + piece.toString('latin1');
      for (const [, attributes = ''] of text.matchAll(TAG)) {
        const [, letters = '', row] = ADDRESS.exec(attributes) ?? [];
        rows = Math.max(rows, Number(row ?? 0));
        columns = Math.max(columns, columnOf(letters));
      }
      const last = text.slice(Math.max(0, text.lastIndexOf('<')));
      open = last.startsWith('<') && !CLOSED.test(last) ? last : '';
      return open.length > LONGEST_TAG ? Number.POSITIVE_INFINITY : rows * columns;
    },
  };
}

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
