/** One record of a resource. */
import { type RaRecord, RecordContextProvider, useParams, useTranslate } from 'ra-core';
import { useCapability } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
import type { RecordTab } from '../../kit/record/RecordTabs.tsx';
import {
  type DrawnRecord,
  EditedRecord,
  type EditedRecordProps,
  type RecordState,
} from '../record/EditedRecord.tsx';
import { LoadedRecord } from '../record/LoadedRecord.tsx';
import { statusOf } from './columns.tsx';
import { factsOf } from './facts.tsx';
import { labelKey } from './field-keys.ts';
import { ResourceForm } from './ResourceForm.tsx';
import type { ResourcePages } from './resource-pages.ts';
import { useFieldWords } from './use-field-words.ts';

interface ResourceEditProps<Row extends RaRecord> {
  pages: ResourcePages<Row>;
  /** Whatever else the page shows of the record. */
  parts?: (row: Row, state: RecordState & { refetch: () => Promise<unknown> }) => Parts;
}

type Parts = Partial<Omit<DrawnRecord, 'tabs'>> & {
  tabs?: readonly RecordTab[];
  /** Before the tab with the form. */
  firstTabs?: readonly RecordTab[];
};

export function ResourceEdit<Row extends RaRecord>(props: ResourceEditProps<Row>) {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<Row> resource={props.pages.resource.resource} id={id as Row['id']}>
      {(row, refetch) => <ResourceRecord {...props} row={row} refetch={refetch} />}
    </LoadedRecord>
  );
}

type Edited = Pick<
  EditedRecordProps,
  'anewPath' | 'fields' | 'isOpen' | 'isRestorable' | 'lists' | 'objectType' | 'record' | 'savedWords'
>;

interface ResourceRecordProps<Row extends RaRecord> extends ResourceEditProps<Row>, Partial<Edited> {
  row: Row;
  refetch: () => Promise<unknown>;
  /** A value in words of the page's own; undefined where it reads as its kind does. */
  show?: (field: string, value: unknown, beside: unknown) => string | undefined;
}

/** For pages that say more of a record than its fields: `LoadedRecord` brings it. */
export function ResourceRecord<Row extends RaRecord>({
  pages,
  row,
  refetch,
  parts,
  show,
  ...edited
}: ResourceRecordProps<Row>) {
  const translate = useTranslate();
  const hasRevisions = useCapability('revisions');
  const { resource, nameOf, facts = [], related = [] } = pages;
  const { update } = resource.calls;
  const words = useFieldWords(resource);
  return (
    <EditedRecord
      resource={resource.resource}
      objectType={resource.loggedAs}
      record={row}
      refetch={refetch}
      call={update ?? resource.calls.list}
      words={{
        // an upstream can have changed what is no field here
        labelOf: field => translate(labelKey(resource, field), { _: field }),
        show: (field, value, beside) => show?.(field, value, beside) ?? words.show(field, value),
      }}
      fields={resource.inputs}
      {...edited}
      isOpen={update !== undefined && (edited.isOpen ?? true)}
      page={state => {
        const { children, tabs = [], firstTabs = [], ...shown } = parts?.(row, { ...state, refetch }) ?? {};
        const form = (
          <>
            {/* as it was read: a page may give its form another one */}
            <RecordContextProvider value={row}>
              <ResourceForm pages={pages} isReadOnly={!state.mayEdit} />
            </RecordContextProvider>
            {children}
          </>
        );
        const relatedTabs = related.map(one => ({
          key: one.resource.name,
          label: translate(`title.${one.resource.name}`),
          isLate: true,
          content: <RelatedRecords {...one} id={String(row.id)} name={nameOf(row)} />,
        }));
        const others = [...relatedTabs, ...tabs];
        const isAlone = firstTabs.length + others.length === 0 && !hasRevisions;
        const label = words.maybe('data') ?? translate('entity.data');
        const data = { key: 'data', label, content: form };
        return {
          title: nameOf(row),
          status: statusOf(pages, words)?.(row),
          facts: factsOf(pages, words, facts, row),
          ...shown,
          ...(isAlone ? { children: form } : { tabs: [...firstTabs, data, ...others] }),
        };
      }}
    />
  );
}

const RelatedRecords = late(() => import('./RelatedRecords.tsx'), 'RelatedRecords');
