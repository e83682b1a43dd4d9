/** Earlier versions of a record: which there are, what differs from now or from the one before, and the way back. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Revision, revisionCalls } from '../../contract/revision.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatTime } from '../../kit/format/time.ts';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { Differences } from './Differences.tsx';
import type { RevisionWords } from './revision-words.ts';

interface RevisionPanelProps extends RevisionWords {
  /** As the operate log calls it. */
  objectType: string;
  objectId: string;
  /** Whether the person may save the record as it stands. */
  mayRestore: boolean;
  /** The record is another now. @param anewId of the one that was made anew, where it was gone */
  onRestored: (anewId?: string) => void;
}

const SHOWN = 20;

/** In a tab or a drawer; for upstreams with the capability `revisions`. */
export function RevisionPanel({ objectType, objectId, ...props }: RevisionPanelProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [size, setSize] = useState(SHOWN);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useAnswer(revisionCalls.listRevisions, {
    query: { objectType, objectId, size },
  });
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  const versions = data?.rows ?? [];
  if (data && versions.length === 0) {
    return <PageState title={translate('revision.empty')} why={translate('revision.emptyWhy')} />;
  }
  const at = Math.max(
    0,
    versions.findIndex(({ id }) => id === chosen),
  );
  const version = versions[at];
  return (
    <Halves>
      <Versions aria-label={translate('revision.title')}>
        {versions.map(entry => (
          <li key={entry.id}>
            <button
              type="button"
              aria-current={entry.id === version?.id ? 'true' : undefined}
              onClick={() => setChosen(entry.id)}
            >
              <VersionLine version={entry} labelOf={props.labelOf} />
            </button>
          </li>
        ))}
        {data && data.total > versions.length && size < LARGEST && (
          <li>
            <Button onClick={() => setSize(LARGEST)}>{translate('revision.more')}</Button>
          </li>
        )}
      </Versions>
      {version && (
        <Differences
          key={version.id}
          {...props}
          version={version}
          before={versions[at + 1]}
          isLatest={at === 0}
        />
      )}
    </Halves>
  );
}

/** Rows of one answer. */
const LARGEST = 200;

function VersionLine({ version, labelOf }: { version: Revision } & Pick<RevisionWords, 'labelOf'>) {
  const translate = useTranslate();
  const { kind, fields, createdBy, createdOn } = version;
  const names = fields.map(labelOf).join(translate('common.listSeparator'));
  return (
    <>
      <b>{translate('revision.version', { version: version.version })}</b>
      <span>{translate(`revision.kind.${kind}`)}</span>
      {names && <span>{names}</span>}
      <small>
        {createdBy ?? translate('revision.somebody')} {formatTime(createdOn)}
      </small>
    </>
  );
}

const Halves = styled('div')(({ theme }) => ({
  display: 'flex',
  height: '100%',
  minHeight: 0,
  [theme.breakpoints.down('md')]: { flexDirection: 'column', height: 'auto' },
}));

const Versions = styled('ol')(({ theme: { tokens, breakpoints } }) => ({
  flex: 'none',
  width: 232,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  borderRight: `1px solid ${tokens.line}`,
  button: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    width: '100%',
    padding: '6px 16px',
    border: 0,
    borderBottom: `1px solid ${tokens.line}`,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  'button:hover': { backgroundColor: tokens.sunken },
  'button[aria-current]': { backgroundColor: tokens.accent.soft },
  'button:focus-visible': { outlineOffset: -2 },
  b: { fontWeight: 600, color: tokens.text.strong },
  small: { flexBasis: '100%', fontSize: 12, color: tokens.text.plain },
  [breakpoints.down('md')]: {
    width: 'auto',
    maxHeight: 220,
    borderRight: 0,
    borderBottom: `1px solid ${tokens.line}`,
  },
}));
