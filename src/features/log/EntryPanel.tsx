/** An entry beside its list, from the row that is there or, by its address, from the upstream. */
import { type RaRecord, useGetOne, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { QuickLook } from '../../kit/record/QuickLook.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';

interface EntryPanelProps<Entry extends RaRecord> {
  resource: string;
  id: string;
  /** While the entry is on its way. */
  title: string;
  titleOf: (entry: Entry) => string;
  statusOf?: (entry: Entry) => ReactNode;
  actionsOf?: (entry: Entry) => ReactNode;
  onClose: () => void;
  children: (entry: Entry) => ReactNode;
}

export function EntryPanel<Entry extends RaRecord>(props: EntryPanelProps<Entry>) {
  const describe = useFailureText();
  const translate = useTranslate();
  // what was written down never changes
  const { data, error, refetch } = useGetOne<Entry>(
    props.resource,
    { id: props.id },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <QuickLook
      key={props.id}
      title={data ? props.titleOf(data) : translate(props.title)}
      status={data && props.statusOf?.(data)}
      actions={data && props.actionsOf?.(data)}
      onClose={props.onClose}
    >
      {data ? (
        props.children(data)
      ) : (
        <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />
      )}
    </QuickLook>
  );
}
