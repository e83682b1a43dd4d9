/** What a line is called by what it says, so that it is the same one in another file of the same day. */
import type { BillLine } from './parts.ts';

/** By the keys of the lines. Of several that say the same, the second has another name. */
export function lineKeysOf(lines: readonly BillLine[]): Map<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    lines
      .toSorted((a, b) => Number(b.isOfDay) - Number(a.isOfDay) || a.lineNo - b.lineNo)
      .map(line => {
        const { kind, channelNo, merchantNo, amount, occurredOn } = line;
        const said = [kind, channelNo, merchantNo, amount, channelNo ?? merchantNo ?? occurredOn].join('|');
        const nth = (seen.get(said) ?? 0) + 1;
        seen.set(said, nth);
        return [line.key, nth === 1 ? said : `${said}#${nth}`];
      }),
  );
}
