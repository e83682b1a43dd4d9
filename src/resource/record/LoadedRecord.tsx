/** The record that the address names, once it is there. */
import { type RaRecord, useGetOne } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';

interface LoadedRecordProps<Row extends RaRecord> {
  resource: string;
  id: Row['id'];
  /** @param refetch reads it again */
  children: (row: Row, refetch: () => Promise<unknown>) => ReactNode;
}

export function LoadedRecord<Row extends RaRecord>({ resource, id, children }: LoadedRecordProps<Row>) {
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<Row>(resource, { id });
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  // another record is another form
  return <Fragment key={data.id}>{children(data, () => refetch())}</Fragment>;
}
