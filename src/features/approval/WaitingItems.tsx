/** Each with what it is for, who asks and since when; opened by what its kind brings, or else as a record. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { WaitingApproval } from '../../contract/approval.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { formatYuan } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { LazyPart } from '../../kit/LazyPart.tsx';

/** The card is small: after one decision the next item shows. */
const MOST_SHOWN = 5;

interface WaitingItemsProps {
  items: readonly WaitingApproval[];
  /** He has asked for them himself. */
  isMine?: boolean;
}

export function WaitingItems({ items, isMine = false }: WaitingItemsProps) {
  const translate = useTranslate();
  const { approvals } = useExtensions();
  const [opened, setOpened] = useState<WaitingApproval | null>(null);
  const rest = items.length - MOST_SHOWN;
  const dialog = opened && approvals.get(opened.kind);
  return (
    <>
      <List>
        {items.slice(0, MOST_SHOWN).map(one => (
          <li key={`${one.resource} ${one.recordId}`}>
            {approvals.has(one.kind) ? (
              <button type="button" onClick={() => setOpened(one)}>
                <What one={one} />
              </button>
            ) : (
              <RecordLink resource={one.resource} recordId={one.recordId}>
                <What one={one} />
              </RecordLink>
            )}
            <small>
              {one.about && (
                <>
                  <RecordLink {...one.about}>{one.about.name}</RecordLink>{' '}
                </>
              )}
              {!isMine && translate('approval.askedBy', { name: one.applicant })}{' '}
              <Time isByClock value={one.since} />
            </small>
          </li>
        ))}
      </List>
      {rest > 0 && <p>{translate('approval.more', { smart_count: rest })}</p>}
      {opened && dialog && (
        <LazyPart
          load={dialog}
          draw={Dialog => (
            <Dialog key={opened.recordId} waiting={opened} isMine={isMine} onClose={() => setOpened(null)} />
          )}
        />
      )}
    </>
  );
}

function What({ one: { kind, type, amount } }: { one: WaitingApproval }) {
  const translate = useTranslate();
  const name = translate(`approval.kind.${kind}`, { _: kind });
  return (
    <>
      {amount !== null && (
        <>
          <b>{formatYuan(amount)}</b>{' '}
        </>
      )}
      {type === null ? name : translate(`approval.type.${kind}.${type}`, { _: name })}
    </>
  );
}

interface RecordLinkProps {
  /** react-admin's name. */
  resource: string;
  recordId: string;
  children: ReactNode;
}

/** No link where its page is not in the reader's menu. */
function RecordLink({ resource, recordId, children }: RecordLinkProps) {
  const path = `/${resource}`;
  const isOpen = useLeadsTo(path);
  return isOpen ? <LinkBase to={`${path}/${encodeURIComponent(recordId)}`}>{children}</LinkBase> : children;
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  button: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    width: '100%',
    minHeight: 32,
    padding: '4px 0',
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { color: tokens.accent.ink },
  },
  b: { fontSize: 16, fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: tokens.text.strong },
  small: { display: 'block', fontSize: 12, color: tokens.text.faint },
  'small a': { display: 'inline-block', minHeight: 24, color: tokens.accent.ink },
}));
