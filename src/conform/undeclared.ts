/** What can be said of answers whose fields nobody has declared yet. */
import { type Finding, tolerable } from './finding.ts';

const PERSONAL: readonly [field: RegExp, value: RegExp][] = [
  [/mobile|phone|callno|tel$/i, /^1[3-9]\d{9}$/],
  [/idcard|identity/i, /^\d{17}[\dXx]$/],
  [/cardno|bankcard/i, /^\d{16,19}$/],
];

/** The specification asks for no mask; whoever may see the page sees it. */
export const UNMASKED = 'unmasked; the console shows the number whole, where 138****5678 is expected';

/** Personal numbers that show whole. */
export function unmaskedIn(data: unknown): Finding[] {
  const places = placesIn(data, (name, value) =>
    PERSONAL.some(([field, form]) => field.test(name) && form.test(String(value))),
  );
  return places.map(({ path, more }) => tolerable(`${path}: ${UNMASKED}${more}`));
}

/** Of a position that does not say in which system it is: what `src/data/positions` makes of it. */
export const UNPLACED = 'missing; positions are taken as GCJ-02, or as MAP_COORDINATES says';

/** Positions that do not say in which system they are. */
export function unplacedIn(data: unknown): Finding[] {
  const places = placesIn(
    data,
    (name, value, record) => name === 'lng' && isNumber(value) && !record.coordType,
  );
  return places.map(({ path, more }) =>
    tolerable(`${path.replace(/lng$/, 'coordType')}: ${UNPLACED}${more}`),
  );
}

const isNumber = (value: unknown) => typeof value === 'number';

type Fields = Record<string, unknown>;

/** The first place of each field that is meant, and how many more there are. */
function placesIn(
  data: unknown,
  isMeant: (name: string, value: unknown, record: Fields) => boolean,
): { path: string; more: string }[] {
  const places = new Map<string, { path: string; count: number }>();
  const note = (path: string, kind: string) => {
    const known = places.get(kind);
    if (known) known.count += 1;
    else places.set(kind, { path, count: 1 });
  };
  const visit = (value: unknown, path: string, kind: string): void => {
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) visit(item, `${path}[${at}]`, `${kind}[]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, own] of Object.entries(value)) {
        if (isMeant(name, own, value as Fields)) note(`${path}.${name}`, `${kind}.${name}`);
        else visit(own, `${path}.${name}`, `${kind}.${name}`);
      }
    }
  };
  visit(data, 'data', 'data');
  return [...places.values()].map(({ path, count }) => ({
    path,
    more: count > 1 ? ` (and ${count - 1} more)` : '',
  }));
}
