/** One record of a resource. */
import { type RaRecord, useParams, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useCapability } from '../../data/session-context.tsx';
import { Late } from '../../kit/Late.tsx';
import type { RecordPageProps } from '../../kit/record/RecordPage.tsx';
import { EditedRecord } from '../record/EditedRecord.tsx';
import { LoadedRecord } from '../record/LoadedRecord.tsx';
import { factsOf, statusOf } from './columns.tsx';
import { ResourceForm } from './ResourceForm.tsx';
import type { ResourcePages } from './resource-pages.ts';
import { useFieldWords } from './use-field-words.ts';

interface ResourceEditProps<Row extends RaRecord> {
  pages: ResourcePages<Row>;
  /** Whatever else the page shows of the record. */
  parts?: (row: Row, state: { mayEdit: boolean; refetch: () => Promise<unknown> }) => Parts;
}

type Parts = Pick<RecordPageProps, 'tag' | 'status' | 'facts' | 'tabs' | 'children'> & {
  actions?: ReactNode;
};

export function ResourceEdit<Row extends RaRecord>(props: ResourceEditProps<Row>) {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<Row> resource={props.pages.resource.resource} id={id as Row['id']}>
      {(row, refetch) => <ResourceRecord {...props} row={row} refetch={refetch} />}
    </LoadedRecord>
  );
}

interface ResourceRecordProps<Row extends RaRecord> extends ResourceEditProps<Row> {
  row: Row;
  refetch: () => Promise<unknown>;
}

function ResourceRecord<Row extends RaRecord>({ pages, row, refetch, parts }: ResourceRecordProps<Row>) {
  const translate = useTranslate();
  const hasRevisions = useCapability('revisions');
  const { resource, nameOf, facts = [], related = [] } = pages;
  const { update } = resource.calls;
  const words = useFieldWords(resource);
  return (
    <EditedRecord
      resource={resource.resource}
      objectType={resource.name}
      record={row}
      refetch={refetch}
      call={update ?? resource.calls.list}
      isOpen={update !== undefined}
      words={{ labelOf: words.labelOf, show: (field, value) => words.show(field, value) }}
      fields={resource.inputs}
      page={({ mayEdit }) => {
        const { children, tabs = [], ...shown } = parts?.(row, { mayEdit, refetch }) ?? {};
        const form = (
          <>
            <ResourceForm pages={pages} isReadOnly={!mayEdit} />
            {children}
          </>
        );
        const relatedTabs = related.map(one => ({
          key: one.resource.name,
          label: translate(`title.${one.resource.name}`),
          isLate: true,
          content: (
            <Late
              load={loadRelated}
              draw={RelatedRecords => <RelatedRecords {...one} id={String(row.id)} name={nameOf(row)} />}
            />
          ),
        }));
        const others = [...relatedTabs, ...tabs];
        const isAlone = others.length === 0 && !hasRevisions;
        const data = { key: 'data', label: translate('entity.data'), content: form };
        return {
          title: nameOf(row),
          status: statusOf(pages, words)?.(row),
          facts: factsOf(pages, words, typeof facts === 'function' ? facts(row) : facts, row),
          ...shown,
          ...(isAlone ? { children: form } : { tabs: [data, ...others] }),
        };
      }}
    />
  );
}

const loadRelated = async () => ({ default: (await import('./RelatedRecords.tsx')).RelatedRecords });
