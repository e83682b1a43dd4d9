/** A vehicle in which it may have been lost: what speaks for it and, once it is chosen, what can be done about it. */
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import type { ContactState, LostCandidate } from '../../../contract/lost-search.ts';
import { MOST_NUMBERED, numberBox } from '../../../kit/digits.ts';
import { StatusMark, type StatusTone } from '../../../kit/StatusMark.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { CandidateActs } from './CandidateActs.tsx';
import { useEvidenceWords } from './use-evidence-words.ts';

interface CandidateRowProps {
  record: LostOrder;
  candidate: LostCandidate;
  /** From 1. */
  number: number;
  isChosen: boolean;
  onChoose(): void;
  isTicked: boolean;
  /** Unset where nobody is written to. */
  onTick: ((isOn: boolean) => void) | undefined;
  mayContact: boolean;
  onMatch: ((candidate: LostCandidate) => void) | undefined;
  onNoted(): Promise<unknown>;
}

export const CONTACT_TONES: Readonly<Record<ContactState, StatusTone>> = {
  0: 'off',
  1: 'bad',
  2: 'ok',
  3: 'warn',
};

export function CandidateRow(props: CandidateRowProps) {
  const { record, candidate, number, isChosen, onChoose, isTicked, onTick, mayContact, onMatch, onNoted } =
    props;
  const translate = useTranslate();
  const evidenceOf = useEvidenceWords();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const { plateNumber, driverName, companyName, color, score, contactStatus, contactedBy, smsOn } = candidate;
  return (
    <Row ref={row} data-candidate={candidate.vehicleId} data-chosen={isChosen || undefined}>
      <Line>
        {onTick && (
          <Checkbox
            size="small"
            checked={isTicked}
            disabled={candidate.driverId === null}
            onChange={(_, isOn) => onTick(isOn)}
            slotProps={{ input: { 'aria-label': translate('lostSearch.tick', { plate: plateNumber }) } }}
          />
        )}
        <button
          type="button"
          aria-expanded={isChosen}
          aria-keyshortcuts={number <= MOST_NUMBERED ? String(number) : undefined}
          onClick={onChoose}
        >
          <i>{number}</i>
          <span>
            <b>{plateNumber}</b> {[driverName, companyName, color].filter(Boolean).join(' · ')}
            <small>{evidenceOf(candidate).join(' · ')}</small>
          </span>
          <em>
            {translate('lostSearch.score', { score })}
            {(contactStatus > 0 || smsOn !== null) && (
              <StatusMark tone={CONTACT_TONES[contactStatus]}>
                {contactStatus > 0
                  ? translate(`lostSearch.contactBy.${contactStatus}`, { name: contactedBy ?? '' })
                  : translate('lostSearch.sms.had')}
              </StatusMark>
            )}
          </em>
        </button>
      </Line>
      {isChosen && (
        <CandidateActs
          record={record}
          candidate={candidate}
          mayContact={mayContact}
          onMatch={onMatch}
          onNoted={onNoted}
        />
      )}
    </Row>
  );
}

const Row = styled('li')(({ theme: { tokens } }) => ({
  borderBottom: `1px solid ${tokens.line}`,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  '&[data-chosen]': { backgroundColor: tokens.accent.soft },
}));

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > button': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    minHeight: 48,
    padding: '4px 12px 4px 8px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  i: numberBox(tokens),
  'button > span': { flex: 1, minWidth: 0, color: tokens.text.strong },
  b: { fontFamily: MONO, fontSize: 12, fontWeight: 600 },
  small: { display: 'block', color: tokens.text.faint, fontSize: 12 },
  em: {
    display: 'grid',
    flex: 'none',
    justifyItems: 'end',
    gap: 2,
    color: tokens.text.strong,
    fontStyle: 'normal',
  },
}));
