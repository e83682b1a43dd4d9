/** The same values for many records of a resource at once. */
import type { RaRecord } from 'ra-core';
import { type EditDialogProps, EditRecords } from '../record/EditRecords.tsx';
import { KindInput } from './KindInput.tsx';
import type { ResourcePages } from './resource-pages.ts';
import { fieldOf, useFieldWords } from './use-field-words.ts';

export function BulkEdit<Row extends RaRecord>({
  pages,
  ...props
}: EditDialogProps<Row> & { pages: ResourcePages<Row> }) {
  const { resource, bulk = [], nameOf, noteOf = () => null } = pages;
  const words = useFieldWords(resource);
  return (
    <EditRecords<Row>
      {...props}
      resource={resource.resource}
      call={resource.calls.update as never}
      nameOf={nameOf}
      noteOf={noteOf}
      labelOf={words.labelOf}
      show={words.show}
      fields={bulk.map(source => {
        const { kind, presence } = fieldOf(resource, source);
        // whom records belong to is not taken from many of them at once
        const mayBeEmpty = presence === 'optional' && kind.is !== 'reference';
        return {
          source,
          ...(mayBeEmpty && { empty: null }),
          input: field => <KindInput {...{ pages, words }} {...field} />,
        };
      })}
    />
  );
}
