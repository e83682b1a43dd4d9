/** The dialog that brings a file of records into their list. */
import { type RaRecord, useTranslate } from 'ra-core';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { useSession } from '../../data/session-context.tsx';
import type { ImportUnderWay } from '../imports/ImportButton.tsx';
import { ImportDialog } from '../imports/ImportDialog.tsx';
import { fieldsToImport } from './fields-to-import.ts';
import type { ResourcePages } from './resource-pages.ts';
import { type Choice, useFieldWords } from './use-field-words.ts';

interface ResourceImportProps<Row extends RaRecord> {
  pages: ResourcePages<Row>;
  call: AnyCall;
  title: string;
  choices?: Readonly<Record<string, readonly Choice[]>>;
  underWay: ImportUnderWay;
}

export function ResourceImport<Row extends RaRecord>({
  pages,
  call,
  title,
  choices,
  underWay,
}: ResourceImportProps<Row>) {
  const translate = useTranslate();
  const { user } = useSession();
  const { resource, broughtPath } = pages;
  const { spellingsOf } = useFieldWords(resource);
  const fields = fieldsToImport(
    resource,
    { spellingsOf: field => choices?.[field] ?? spellingsOf(field) },
    pages.imports,
  );
  // none is all of them, which only who has all of them may give
  const isLimited = (field: string) => user.areaIds.length > 0 && resource.fields[field]?.kind.is === 'areas';
  return (
    <ImportDialog
      {...underWay}
      call={call}
      title={title}
      fields={fields.map(one => (isLimited(one.field) ? { ...one, isRequired: true } : one))}
      nextOf={
        broughtPath &&
        (job => ({
          text: translate(`${resource.words}.imported`),
          label: translate(`${resource.words}.showImported`),
          path: broughtPath(job),
        }))
      }
    />
  );
}
