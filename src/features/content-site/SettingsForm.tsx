/** The fields as far as the upstream has them, beside a map that shows what the clusters would be like. */
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { type ContentSite, contentSiteCalls } from '../../contract/content-site.ts';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { isWebAddress } from '../../contract/grammar/validators.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useSaving } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { draftPlace } from '../../kit/form/drafts-context.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { ClusterPreview } from './ClusterPreview.tsx';

export type Settings = Pick<ContentSite, 'minPoints' | 'meters'> &
  Partial<Pick<ContentSite, 'url' | 'head' | 'monitoringUrl' | 'version' | 'updatedBy' | 'updatedOn'>>;

interface SettingsFormProps {
  record: Settings & { id: string | number };
  /** The call that saves. */
  call: AnyCall;
  mayEdit: boolean;
  isSaving: boolean;
  /** @param base what the values were typed on */
  write: (base: Settings, values: Required<Settings>) => Promise<Settings>;
  onSaved: (saved: Settings) => void;
}

const rule = rulesOf(contentSiteCalls.setContentSite.body.shape);
const ADDRESSES = ['url', 'monitoringUrl'] as const;

export function SettingsForm({ record, call, mayEdit, isSaving, write, onSaved }: SettingsFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const save = useSaving({
    call,
    record,
    isSaving,
    write: (base, values) => write(base as unknown as Settings, values as unknown as Required<Settings>),
    onSaved: (saved: Settings) => {
      onSaved(saved);
      notify('contentSite.saved', { type: 'success' });
    },
  });
  const labelOf = (field: string) => translate(`contentSite.field.${field}`);
  return (
    <RecordForm record={record} draftAs={draftPlace('contentSite', record.id)} onSubmit={save.save}>
      <RecordPage
        title={translate('title.contentSite')}
        actions={mayEdit && <FormSaveBar isSaving={save.isSaving} />}
        notice={save.failure ? <RecordNotice {...describe(save.failure)} /> : undefined}
      >
        <Columns>
          <div>
            {!mayEdit && <p role="note">{translate('contentSite.readOnly')}</p>}
            {record.url !== undefined && <SiteFields record={record} isReadOnly={!mayEdit} />}
            <ClusterFields isReadOnly={!mayEdit} />
            {record.updatedBy && (
              <p>
                {translate('contentSite.lastChange', {
                  by: record.updatedBy,
                  time: formatTime(record.updatedOn ?? null),
                })}
              </p>
            )}
          </div>
          <ClusterPreview initial={record} />
        </Columns>
      </RecordPage>
      <RecordConflict
        save={save}
        fields={FIELDS}
        labelOf={labelOf}
        show={(_, value) => (value === null || value === undefined ? '' : String(value))}
      />
    </RecordForm>
  );
}

const FIELDS = ['url', 'head', 'monitoringUrl', 'minPoints', 'meters'];

function SiteFields({ record, isReadOnly }: { record: Settings; isReadOnly: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const word = (key: string) => translate(`contentSite.${key}`);
  const text = (field: 'url' | 'head' | 'monitoringUrl') => ({
    ...rule(field),
    label: translate(`contentSite.field.${field}`),
    help: word(`help.${field}`),
    isDisabled: isReadOnly,
  });
  const address = (field: (typeof ADDRESSES)[number]) => ({
    ...text(field),
    validate: [rule(field).validate, isAddress],
  });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{word('site')}</h2>
      <Fields>
        <TextField {...address('url')} />
        <TextField {...text('head')} />
        <TextField {...address('monitoringUrl')} />
      </Fields>
      <Links>
        {ADDRESSES.map(field => {
          const href = record[field];
          return href && isWebAddress(href) ? (
            <a key={field} href={href} target="_blank" rel="noreferrer">
              {word(`open.${field}`)}
            </a>
          ) : null;
        })}
      </Links>
    </section>
  );
}

function ClusterFields({ isReadOnly }: { isReadOnly: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const word = (key: string) => translate(`contentSite.${key}`);
  const figure = (field: 'minPoints' | 'meters') => ({
    ...rule(field),
    label: translate(`contentSite.field.${field}`),
    help: word(`help.${field}`),
    unit: word(`unit.${field}`),
    isDisabled: isReadOnly,
  });
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{word('clustering')}</h2>
      <Fields>
        <NumberField {...figure('minPoints')} />
        <NumberField {...figure('meters')} />
      </Fields>
    </section>
  );
}

const isAddress = (value: unknown) =>
  typeof value !== 'string' || value === '' || isWebAddress(value.trim())
    ? undefined
    : { message: 'contentSite.noAddress', args: {} };

const Columns = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  '& > div:first-of-type': {
    flex: 'none',
    width: 360,
    overflow: 'auto',
    borderRight: `1px solid ${tokens.line}`,
  },
  '& > div > p': {
    margin: 0,
    padding: '12px 16px',
    color: tokens.text.plain,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div > p[role=note]': { backgroundColor: tokens.sunken, borderBottom: `1px solid ${tokens.line}` },
  h2: { margin: 0, padding: '16px 16px 0', fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
  [breakpoints.down('md')]: {
    flexDirection: 'column',
    '& > div:first-of-type': { width: 'auto', overflow: 'visible', borderRight: 0 },
  },
}));

const Fields = styled(FieldGrid)({ gridTemplateColumns: 'minmax(0, 1fr)', padding: '8px 16px 12px' });

const Links = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  padding: '0 16px 8px',
  '&:empty': { display: 'none' },
  a: { color: tokens.accent.ink },
}));
