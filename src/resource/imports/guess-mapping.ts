/** Which column of a file fills which field, guessed from its heads. */
import type { SpokenField } from './field.ts';

/** The column's place by the name of the field; null where it fills none. */
export type Mapping = Readonly<Record<string, number | null>>;

/** Each column fills one field at most; a head that is the very word goes before one that only holds it. */
export function guessMapping(
  fields: readonly Pick<SpokenField, 'field' | 'labels'>[],
  columns: readonly { name: string }[],
): Mapping {
  const heads = columns.map(({ name }) => plain(name));
  const taken = new Set<number>();
  const guessed = new Map<string, number>();
  for (const fits of [isSame, holds]) {
    for (const { field, labels } of fields) {
      if (guessed.has(field.field)) continue;
      const names = [...labels, field.field].map(plain).filter(Boolean);
      const found = heads.findIndex((head, at) => !taken.has(at) && names.some(name => fits(head, name)));
      if (found < 0) continue;
      taken.add(found);
      guessed.set(field.field, found);
    }
  }
  return Object.fromEntries(fields.map(({ field: { field } }) => [field, guessed.get(field) ?? null]));
}

/** Without what people put into a head besides its word: case, spaces, stars, brackets. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(【[].*?[）)】\]]/g, '')
    .replace(/[\s\p{P}\p{S}]/gu, '');

const isSame = (head: string, name: string) => head === name;
const SHORTEST = 2;
const holds = (head: string, name: string) =>
  name.length >= SHORTEST && head.length >= SHORTEST && (head.includes(name) || name.includes(head));

/** Required fields that no column fills. */
export const missingFields = (fields: readonly SpokenField[], mapping: Mapping) =>
  fields.filter(({ field }) => field.isRequired && (mapping[field.field] ?? null) === null);
