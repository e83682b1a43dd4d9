/** Where the words of a resource's fields stand, and what a field is. */
import type { AnyField, Kind } from '../../contract/grammar/kinds/kind.ts';
import type { AnyResource } from '../../contract/grammar/resource.ts';

/** Every record has these besides its own. */
const OF_EVERY_RECORD: Readonly<Record<string, Kind>> = {
  createdOn: { is: 'moment' },
  updatedOn: { is: 'moment' },
};

/** Whatever is no field of the contract is a text. */
export const fieldOf = (
  { fields }: Pick<AnyResource, 'fields'>,
  field: string,
): Pick<AnyField, 'kind'> & Partial<AnyField> =>
  fields[field] ?? { kind: OF_EVERY_RECORD[field] ?? { is: 'text', longest: 0 } };

/** A resource, as far as its words are concerned. */
export type LabelSource = Pick<AnyResource, 'words' | 'fields'>;

/** Key of what a field is called: by its room, or where that has no word, by `field`, which all rooms share. */
export const labelKey = (resource: LabelSource, field: string) =>
  resource.fields[field]?.label ?? `${resource.words}.field.${field}`;

/** Key under which the words of a choice stand. */
export const wordsKey = (resource: LabelSource, field: string) => {
  const { kind } = fieldOf(resource, field);
  return ((kind.is === 'choice' || kind.is === 'choices') && kind.words) || `${resource.words}.${field}`;
};

/** Key of what is wrong with a value that its rule refuses; masked values of a kind have one in common. */
export function problemKey(resource: LabelSource, field: string): string {
  const { kind } = fieldOf(resource, field);
  if (kind.is !== 'masked') return `${resource.words}.problem.${field}`;
  return `entity.problem.${kind.hasLandLines ? 'telephone' : kind.as}`;
}
