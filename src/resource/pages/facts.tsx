/** What is said of one record: apart from the columns, which come before anybody looks at one. */
import type { RaRecord } from 'ra-core';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { drawField } from './columns.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import type { PagesSpec, ResourcePages } from './resource-pages.ts';
import type { FieldWords } from './use-field-words.ts';

/** Fields of one record with their names, for the head of its page or for a quick look; references lead to theirs. */
export const factsOf = <Row extends RaRecord>(
  pages: ResourcePages<Row>,
  words: FieldWords,
  fields: NonNullable<PagesSpec<Row>['facts']>,
  row: Row,
) =>
  (typeof fields === 'function' ? fields(row) : fields).map(field => {
    const value: unknown = row[field];
    const isMissing = value === null || value === undefined || value === '';
    const drawn = (isMissing && words.maybe(`none.${field}`)) || drawField(pages, words, field, row);
    const reference = pages.cells?.[field] ? undefined : referenceOf(pages.resource, field);
    return {
      label: words.labelOf(field),
      value: reference ? (
        <ReferenceField to={reference.to} id={row[reference.field]}>
          {drawn}
        </ReferenceField>
      ) : (
        drawn
      ),
    };
  });

/** The reference that a field is, or whose record it names. */
function referenceOf({ fields }: AnyResource, field: string) {
  for (const [name, { kind }] of Object.entries(fields)) {
    if (kind.is === 'reference' && (name === field || kind.name === field))
      return { to: kind.to, field: name };
  }
  return undefined;
}
