/** What a row of a file can fill, from what the fields mean. */
import type { RaRecord } from 'ra-core';
import type { Kind } from '../../contract/grammar/kinds/kind.ts';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { boundsOf, type Schema } from '../../contract/grammar/walk.ts';
import type { FieldToImport } from '../imports/field.ts';
import { FILE_KINDS } from './columns.tsx';
import { fieldOf, labelKey, problemKey, wordsKey } from './field-keys.ts';
import type { PagesSpec } from './resource-pages.ts';
import type { FieldWords } from './use-field-words.ts';

/** A file knows neither pictures nor ids of ours; a company it names. */
const isInFiles = (kind: Kind) =>
  !['file', 'picture', 'lines', 'other'].includes(kind.is) &&
  !(kind.is === 'reference' && kind.to.name !== 'company');

const NAMED: ReadonlySet<Kind['is']> = new Set(['area', 'areas', 'reference']);

const isCounted = (format: FieldToImport['kind']) => format === 'number' || format === 'fen';

function boundsIn(taken: object, field: string): Pick<FieldToImport, 'bounds'> {
  const bounds = boundsOf((taken as Readonly<Record<string, Schema>>)[field] as Schema);
  return Object.keys(bounds).length > 0 ? { bounds } : {};
}

/** What a row of a file can fill: whatever the call that brings it takes. */
export function fieldsToImport(
  { calls: { create, bring = create }, ...resource }: AnyResource,
  { spellingsOf }: Pick<FieldWords, 'spellingsOf'>,
  own: NonNullable<PagesSpec<RaRecord>['imports']> = {},
): FieldToImport[] {
  const taken = (bring?.body as { shape: object } | undefined)?.shape ?? {};
  return Object.keys(resource.fields).flatMap(field => {
    const { kind, presence, hasOwnRule } = fieldOf(resource, field);
    if (!(field in taken) || (!isInFiles(kind) && !own[field])) return [];
    const format = FILE_KINDS[kind.is];
    return [
      {
        field,
        label: labelKey(resource, field),
        ...(presence === 'required' && { isRequired: true }),
        ...(hasOwnRule && { problem: problemKey(resource, field) }),
        ...(format && { kind: format }),
        ...(kind.is === 'choice' && { wordsUnder: [wordsKey(resource, field)] }),
        ...(kind.is === 'choice' && {
          choices: (kind.entered ?? kind.values).map(value => `${wordsKey(resource, field)}.${value}`),
        }),
        ...(isCounted(format) && boundsIn(taken, field)),
        ...((NAMED.has(kind.is) || own[field]) && {
          words: spellingsOf(field).map(({ value, label }) => ({ value: String(value), label })),
        }),
        ...own[field],
      },
    ];
  });
}
