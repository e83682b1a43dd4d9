/** The same values for many records of a resource at once. */
import type { RaRecord } from 'ra-core';
import { useSession } from '../../data/session-context.tsx';
import { type EditDialogProps, EditRecords } from '../record/EditRecords.tsx';
import { fieldOf } from './field-keys.ts';
import { KindInput } from './KindInput.tsx';
import type { ResourcePages } from './resource-pages.ts';
import { useFieldWords } from './use-field-words.ts';

export function BulkEdit<Row extends RaRecord>({
  pages,
  ...props
}: EditDialogProps<Row> & { pages: ResourcePages<Row> }) {
  const { resource, bulk = [], nameOf, noteOf = () => null } = pages;
  const words = useFieldWords(resource);
  const { user } = useSession();
  const emptyOf = (source: string) => {
    const { kind, presence } = fieldOf(resource, source);
    // none is all of them, which nobody can give who has not got them
    if (kind.is === 'areas') return user.areaIds.length === 0 ? { empty: [] } : {};
    // whom records belong to is not taken from many of them at once
    return presence === 'optional' && kind.is !== 'reference' ? { empty: null } : {};
  };
  return (
    <EditRecords<Row>
      {...props}
      resource={resource.resource}
      objectType={resource.loggedAs}
      call={resource.calls.update as never}
      nameOf={nameOf}
      noteOf={noteOf}
      labelOf={words.labelOf}
      // the dialog has a word of its own for nothing
      show={(field, value) => {
        const said = words.show(field, value);
        return said === words.none ? '' : said;
      }}
      fields={bulk.map(source => ({
        source,
        ...emptyOf(source),
        input: field => <KindInput {...{ pages, words }} {...field} help={words.maybe(`help.${source}`)} />,
      }))}
    />
  );
}
