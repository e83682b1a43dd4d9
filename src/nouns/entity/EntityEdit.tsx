/** One record of an entity. */
import { type RaRecord, useParams, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyEntity } from '../../contract/grammar/entity.ts';
import { useCapability } from '../../data/session-context.tsx';
import type { RecordPageProps } from '../../kit/record/RecordPage.tsx';
import { EditedRecord } from '../record/EditedRecord.tsx';
import { LoadedRecord } from '../record/LoadedRecord.tsx';
import type { EntityInputs } from './EntityCreate.tsx';
import { useEntityWords } from './use-entity-words.ts';

interface EntityEditProps<Row extends RaRecord> {
  entity: AnyEntity;
  inputs: EntityInputs;
  nameOf: (row: Row) => string;
  /** A field's value in words, where two versions of it stand beside each other; as it is, without. */
  show?: (field: string, value: unknown) => string;
  /** Whatever else the page shows of the record. */
  parts?: (row: Row, state: { mayEdit: boolean; refetch: () => Promise<unknown> }) => Parts;
}

type Parts = Pick<RecordPageProps, 'tag' | 'status' | 'facts' | 'tabs' | 'children'> & {
  actions?: ReactNode;
};

export function EntityEdit<Row extends RaRecord>(props: EntityEditProps<Row>) {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<Row> resource={props.entity.resource} id={id as Row['id']}>
      {(row, refetch) => <EntityRecord {...props} row={row} refetch={refetch} />}
    </LoadedRecord>
  );
}

interface EntityRecordProps<Row extends RaRecord> extends EntityEditProps<Row> {
  row: Row;
  refetch: () => Promise<unknown>;
}

function EntityRecord<Row extends RaRecord>(props: EntityRecordProps<Row>) {
  const { entity, row, refetch, nameOf, inputs: Inputs, show = asText, parts } = props;
  const translate = useTranslate();
  const hasRevisions = useCapability('revisions');
  const { labelOf } = useEntityWords(entity);
  return (
    <EditedRecord
      resource={entity.resource}
      objectType={entity.name}
      record={row}
      refetch={refetch}
      call={entity.calls.update}
      words={{ labelOf, show }}
      fields={entity.inputs}
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
