/** A new record of a resource. */
import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { useRecordCreate } from '../../data/use-record-create.ts';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';

/** The fields of a resource's form. */
export type ResourceInputs = ComponentType<{ isNew?: boolean; isReadOnly?: boolean }>;

interface ResourceCreateProps {
  resource: AnyResource;
  inputs: ResourceInputs;
  /** What a new one begins with. */
  record?: Readonly<Record<string, unknown>>;
  /** Shown before the page goes on to the new record, as a secret that is told once; `onClose` goes on. */
  afterwards?: (created: RaRecord, onClose: () => void) => ReactNode;
}

export function ResourceCreate({ resource, inputs: Inputs, record, afterwards }: ResourceCreateProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [created, setCreated] = useState<RaRecord | null>(null);
  // back leads to the list, not to an empty form
  const leave = ({ id }: RaRecord) => navigate(`/${resource.resource}/${id}`, { replace: true });
  const { create, isSaving, problem } = useRecordCreate({
    resource: resource.resource,
    onCreated: made => (afterwards ? setCreated(made) : leave(made)),
  });
  return (
    <RecordForm record={record} onSubmit={create}>
      <RecordPage
        title={translate(`${resource.name}.create`)}
        actions={<FormSaveBar isNew label={translate('kit.list.create')} isSaving={isSaving} />}
        notice={problem && <RecordNotice {...problem} />}
      >
        <Inputs isNew />
      </RecordPage>
      {created && afterwards?.(created, () => leave(created))}
    </RecordForm>
  );
}
