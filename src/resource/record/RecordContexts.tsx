/**
 * What react-admin's own parts ask for inside the form of a record: `useEditContext`, `useCreateContext` and what goes with
 * them. What they save takes the way of the form, with its version, its draft and its conflict dialog.
 */
import { useIsFetching } from '@tanstack/react-query';
import {
  CreateContextProvider,
  EditContextProvider,
  type EditControllerResult,
  type RaRecord,
  useRecordContext,
  useSaveContext,
} from 'ra-core';
import type { ReactNode } from 'react';

interface ContextProps {
  resource: string;
  isSaving: boolean;
  children: ReactNode;
}

interface RecordEditContextProps extends ContextProps {
  record: RaRecord;
  refetch: () => Promise<unknown>;
}

export function RecordEditContext({ resource, record, refetch, isSaving, children }: RecordEditContextProps) {
  const isFetching = useIsFetching({ queryKey: [resource, 'getOne', { id: String(record.id) }] }) > 0;
  const value: EditControllerResult = {
    ...useSaveContext(),
    ...STAYS,
    resource,
    record,
    saving: isSaving,
    isFetching,
    isPending: false,
    error: null,
    // pages know only when it is over
    refetch: refetch as EditControllerResult['refetch'],
    redirectOnError: false,
  };
  return <EditContextProvider value={value}>{children}</EditContextProvider>;
}

export function RecordCreateContext({ resource, isSaving, children }: ContextProps) {
  const record = useRecordContext();
  const value = {
    ...useSaveContext(),
    ...STAYS,
    resource,
    saving: isSaving,
    isFetching: false,
    isPending: false,
    ...(record && { record }),
  };
  return <CreateContextProvider value={value}>{children}</CreateContextProvider>;
}

/** A page shows these once there is something to show, and goes elsewhere itself. */
const STAYS = { isLoading: false, redirect: false } as const;
