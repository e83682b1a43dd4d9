/** A new record of a resource. */
import { type RaRecord, useLocation, useNavigate, useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { useRecordCreate } from '../../data/use-record-create.ts';
import { draftPlace } from '../../kit/form/drafts-context.ts';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { RecordCreateContext } from '../record/RecordContexts.tsx';
import { ResourceForm } from './ResourceForm.tsx';
import type { ResourcePages } from './resource-pages.ts';

export interface FormOrigin {
  /** Names it among others. */
  key: string;
  /** What it is called on the page. */
  name: string;
}

interface ResourceCreateProps<Row extends RaRecord> {
  pages: ResourcePages<Row>;
  /** What a new one begins with, besides what its pages say. */
  record?: Readonly<Record<string, unknown>>;
  /** What it is taken down from, as a call: its draft is kept by itself, and offered there alone. */
  origin?: FormOrigin;
  /** Above its fields, within the form. */
  above?: ReactNode;
  /** Shown before the page goes on to the new record, as a secret that is told once; `onClose` goes on, and so does nothing at all. */
  afterwards?: (created: RaRecord, onClose: () => void) => ReactNode;
}

export function ResourceCreate<Row extends RaRecord>({
  pages,
  record,
  origin,
  above,
  afterwards,
}: ResourceCreateProps<Row>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [created, setCreated] = useState<RaRecord | null>(null);
  const { resource, initial } = pages;
  const begun = useMemo(
    () => ({ ...initialOf(resource), ...initial, ...sourceIn(search), ...record }),
    [resource, initial, record, search],
  );
  // back leads to the list, not to an empty form
  const leave = ({ id }: RaRecord) =>
    // an upstream need not say what it has made
    navigate(id ? `/${resource.resource}/${id}` : `/${resource.resource}`, { replace: true });
  const { create, isSaving, problem } = useRecordCreate({
    resource: resource.resource,
    onCreated: made => (afterwards?.(made, () => leave(made)) ? setCreated(made) : leave(made)),
  });
  return (
    <RecordForm
      record={begun}
      onSubmit={create}
      {...(origin && {
        draftAs: draftPlace(resource.resource, `create/${origin.key}`),
        draftAbout: origin.name,
      })}
    >
      <RecordCreateContext resource={resource.resource} isSaving={isSaving}>
        <RecordPage
          title={translate(`${resource.words}.create`)}
          actions={
            <FormSaveBar
              isNew
              label={translate(`${resource.words}.createNow`, { _: translate('kit.record.createNow') })}
              isSaving={isSaving}
            />
          }
          notice={problem && <RecordNotice {...problem} />}
        >
          {above}
          <ResourceForm pages={pages} isNew />
        </RecordPage>
        {created && afterwards?.(created, () => leave(created))}
      </RecordCreateContext>
    </RecordForm>
  );
}

/** What the contract says a new record begins with. */
const initialOf = ({ fields }: AnyResource) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial, access, kind }]): [string, unknown][] => {
      if (access !== 'write' && access !== 'create') return [];
      if (['choices', 'texts', 'areas'].includes(kind.is)) return [[name, []]];
      return initial === undefined ? [] : [[name, initial]];
    }),
  );

/** What the address says that it begins with, as react-admin has it: `?source={"projectId":"3"}`. */
function sourceIn(search: string): Record<string, unknown> {
  try {
    const source: unknown = JSON.parse(new URLSearchParams(search).get('source') ?? '{}');
    return typeof source === 'object' && source !== null ? { ...source } : {};
  } catch {
    return {};
  }
}
