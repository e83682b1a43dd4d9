/** One record of a resource. */
import { type RaRecord, useParams, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { useCapability } from '../../data/session-context.tsx';
import type { RecordPageProps } from '../../kit/record/RecordPage.tsx';
import { EditedRecord } from '../record/EditedRecord.tsx';
import { LoadedRecord } from '../record/LoadedRecord.tsx';
import type { ResourceInputs } from './ResourceCreate.tsx';
import { useResourceWords } from './use-resource-words.ts';

interface ResourceEditProps<Row extends RaRecord> {
  resource: AnyResource;
  inputs: ResourceInputs;
  nameOf: (row: Row) => string;
  /** A field's value in words, where two versions of it stand beside each other; as it is, without. */
  show?: (field: string, value: unknown) => string;
  /** Whatever else the page shows of the record. */
  parts?: (row: Row, state: { mayEdit: boolean; refetch: () => Promise<unknown> }) => Parts;
}

type Parts = Pick<RecordPageProps, 'tag' | 'status' | 'facts' | 'tabs' | 'children'> & {
  actions?: ReactNode;
};

export function ResourceEdit<Row extends RaRecord>(props: ResourceEditProps<Row>) {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<Row> resource={props.resource.resource} id={id as Row['id']}>
      {(row, refetch) => <ResourceRecord {...props} row={row} refetch={refetch} />}
    </LoadedRecord>
  );
}

interface ResourceRecordProps<Row extends RaRecord> extends ResourceEditProps<Row> {
  row: Row;
  refetch: () => Promise<unknown>;
}

function ResourceRecord<Row extends RaRecord>(props: ResourceRecordProps<Row>) {
  const { resource, row, refetch, nameOf, inputs: Inputs, show = asText, parts } = props;
  const translate = useTranslate();
  const hasRevisions = useCapability('revisions');
  const { labelOf } = useResourceWords(resource);
  return (
    <EditedRecord
      resource={resource.resource}
      objectType={resource.name}
      record={row}
      refetch={refetch}
      call={resource.calls.update}
      words={{ labelOf, show }}
      fields={resource.inputs}
      page={({ mayEdit }) => {
        const { children, tabs = [], ...shown } = parts?.(row, { mayEdit, refetch }) ?? {};
        const form = (
          <>
            <Inputs isReadOnly={!mayEdit} />
            {children}
          </>
        );
        const isAlone = tabs.length === 0 && !hasRevisions;
        const data = { key: 'data', label: translate('entity.data'), content: form };
        return {
          title: nameOf(row),
          ...shown,
          ...(isAlone ? { children: form } : { tabs: [data, ...tabs] }),
        };
      }}
    />
  );
}

const asText = (_field: string, value: unknown) => String(value ?? '');
