/** Each with what it is for, who asks and since when; opened by what its kind brings, or else as a record. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { WaitingApproval } from '../../contract/approval.ts';
import { useExtensions } from '../../data/extensions-context.tsx';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { formatYuan } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import { LatePart } from '../../kit/late.tsx';

/** After one decision the next item shows. */
const MOST_SHOWN = 7;

interface WaitingItemsProps {
  items: readonly WaitingApproval[];
  /** He has asked for them himself. */
  isMine?: boolean;
}

export function WaitingItems({ items, isMine = false }: WaitingItemsProps) {
  const translate = useTranslate();
  const { approvals } = useExtensions();
  const [opened, setOpened] = useState<WaitingApproval | null>(null);
  const nameOf = ({ kind, type }: WaitingApproval) => {
    const name = translate(`approval.kind.${kind}`, { _: kind });
    return type === null ? name : translate(`approval.type.${kind}.${type}`, { _: name });
  };
  /** Which of them: a screen reader hears the button without its row. */
  const act = (one: WaitingApproval) =>
    [
      translate(isMine ? 'approval.open' : 'approval.decide'),
      nameOf(one),
      one.about?.name,
      one.amount !== null && formatYuan(one.amount),
    ]
      .filter(Boolean)
      .join(' ');
  const rest = items.length - MOST_SHOWN;
  const dialog = opened && approvals.get(opened.kind);
  return (
    <>
      <List>
        {items.slice(0, MOST_SHOWN).map(one => (
          <li key={`${one.resource} ${one.recordId}`}>
            <span>{nameOf(one)}</span>
            <span data-about>{one.about && <RecordLink {...one.about}>{one.about.name}</RecordLink>}</span>
            <b>{one.amount === null ? '–' : formatYuan(one.amount)}</b>
            <span data-who>{!isMine && one.applicant}</span>
            <Time isByClock value={one.since} />
            {approvals.has(one.kind) ? (
              <button type="button" aria-label={act(one)} onClick={() => setOpened(one)}>
                {translate(isMine ? 'approval.open' : 'approval.decide')}
              </button>
            ) : (
              <RecordLink resource={one.resource} recordId={one.recordId}>
                {translate(isMine ? 'approval.open' : 'approval.decide')}
              </RecordLink>
            )}
          </li>
        ))}
      </List>
      {rest > 0 && <More>{translate('approval.more', { smart_count: rest })}</More>}
      {opened && dialog && (
        <LatePart
          load={dialog}
          onClose={() => setOpened(null)}
          draw={({ default: Dialog }) => (
            <Dialog key={opened.recordId} waiting={opened} isMine={isMine} onClose={() => setOpened(null)} />
          )}
        />
      )}
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

const More = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '4px 16px',
  color: tokens.text.plain,
}));

const List = styled('ul')(({ theme: { tokens, breakpoints } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr) 96px 72px 84px 60px',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 36,
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.line}`,
    color: tokens.text.plain,
  },
  'span, time': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  b: {
    fontWeight: 600,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.text.strong,
  },
  time: { fontSize: 12, textAlign: 'right' },
  'a, button': {
    minHeight: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.accent.ink,
    font: 'inherit',
    lineHeight: '28px',
    textAlign: 'right',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
  '[data-about] a': { textAlign: 'start' },
  [breakpoints.down('sm')]: {
    li: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingBlock: 4 },
    '[data-about], [data-who]': { gridColumn: 1 },
    b: { gridColumn: 2, gridRow: 1 },
    time: { gridColumn: 2, gridRow: 2 },
    'li > :is(a, button)': { gridColumn: 3, gridRow: '1 / span 2', minHeight: 44 },
  },
}));
