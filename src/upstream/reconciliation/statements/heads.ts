/** Columns are found by the names in the head, never by their place: channels insert and leave out columns. */
import { StatementRefused } from './statement.ts';

/** Without what differs from one export to the next: full-width brackets, spaces, the unit. */
export const headName = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s`\ufeff]/g, '')
    .replace(/\((?:元|¥)\)$/, '');

export class Heads {
  readonly length: number;
  private readonly places = new Map<string, number>();
  private readonly twice = new Set<string>();

  /** @param lineNo of the head */
  constructor(
    names: readonly string[],
    readonly lineNo: number,
  ) {
    let length = names.length;
    while (length > 0 && names[length - 1]?.trim() === '') length -= 1;
    this.length = length;
    for (const [at, text] of names.entries()) {
      const name = headName(text);
      if (this.places.has(name)) this.twice.add(name);
      this.places.set(name, at);
    }
  }

  /** The first of the names that there is. Fails with STATEMENT_COLUMN_TWICE. */
  find(...names: readonly string[]): number | undefined {
    const name = names.map(headName).find(one => this.places.has(one));
    if (name === undefined) return undefined;
    if (this.twice.has(name)) throw new StatementRefused('STATEMENT_COLUMN_TWICE', this.lineNo, { name });
    return this.places.get(name);
  }

  /** The same; fails with STATEMENT_COLUMN_MISSING as well. */
  need(...names: readonly string[]): number {
    const found = this.find(...names);
    if (found === undefined) {
      throw new StatementRefused('STATEMENT_COLUMN_MISSING', this.lineNo, { name: names[0] ?? '' });
    }
    return found;
  }
}
