/** A driver who could fetch the passenger: his number, why he stands there, what he made of the offer, how far he is. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { MOST_NUMBERED, numberBox } from '../../../kit/digits.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { Minutes } from '../../../kit/format/Minutes.tsx';
import { NARROW_PRIMARY } from '../../../kit/theme/density.ts';
import { MONO, NARROW_BELOW } from '../../../kit/theme/tokens.ts';
import { ReplyMark } from '../../../nouns/order/ReplyMark.tsx';
import type { NumberedCandidate } from './held-ranks.ts';
import { useCandidateWords } from './use-candidate-words.ts';

/** A thumb is the pointer. */
const ON_TOUCH = `@media (hover: none), (max-width:${NARROW_BELOW - 0.05}px)`;
const WITH_POINTER = `@media (hover: hover) and (min-width:${NARROW_BELOW}px)`;

export interface CandidateActs {
  mayOffer: boolean;
  mayAssign: boolean;
  isBusy: boolean;
  offer(candidate: NumberedCandidate): void;
  assign(candidate: NumberedCandidate): void;
}

interface CandidateRowProps extends CandidateActs {
  candidate: NumberedCandidate;
  /** His number was another driver's a moment ago, and does nothing yet. */
  isNew: boolean;
  isMarked: boolean;
  onMark(vehicleId: string | null): void;
}

export function CandidateRow(props: CandidateRowProps) {
  const { candidate, isNew, isMarked, onMark, mayOffer, mayAssign, isBusy, offer, assign } = props;
  const translate = useTranslate();
  const reasonsOf = useCandidateWords();
  const {
    plateNumber,
    driverName,
    eta,
    roadDistance,
    distance,
    lastPushStatus,
    isOfferable,
    number,
    isGone,
  } = candidate;
  const hasKey = number !== null && number <= MOST_NUMBERED && !isNew && !isGone;
  const canBeChosen = candidate.driverId !== null && !isGone;
  const id = candidate.vehicleId ?? plateNumber;
  return (
    <Row
      data-candidate={candidate.driverId}
      data-first={number === 1 || undefined}
      data-marked={isMarked || undefined}
      data-off={isOfferable === 1 ? undefined : true}
      data-gone={isGone || undefined}
      onPointerEnter={() => onMark(id)}
      onPointerLeave={() => onMark(null)}
      onFocus={() => onMark(id)}
    >
      <i data-new={isNew || undefined}>{number}</i>
      <div>
        <b>{plateNumber}</b> {driverName}
        <small>{reasonsOf(candidate)}</small>
      </div>
      <Acts>
        <span data-state>
          {isGone && translate('dispatch.ranks.gone')}
          {!isGone &&
            (lastPushStatus === null ? (
              translate('dispatch.notOffered')
            ) : (
              <ReplyMark state={lastPushStatus} />
            ))}
        </span>
        {mayAssign && canBeChosen && (
          <button
            type="button"
            data-act="assign"
            disabled={isBusy}
            aria-keyshortcuts={hasKey ? `Shift+${number}` : undefined}
            onClick={() => assign(candidate)}
          >
            {translate('dispatch.act.assign')}
          </button>
        )}
        {mayOffer && canBeChosen && (
          <button
            type="button"
            data-act="offer"
            disabled={isBusy}
            aria-disabled={isOfferable !== 1 || undefined}
            aria-keyshortcuts={hasKey ? String(number) : undefined}
            onClick={() => offer(candidate)}
          >
            {translate('dispatch.act.offer')}
          </button>
        )}
      </Acts>
      <p>
        {eta === null ? translate('common.none') : <Minutes seconds={eta} />}
        <small>{formatDistance(roadDistance ?? distance)}</small>
      </p>
    </Row>
  );
}

const Row = styled('li')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '4px 12px 4px 8px',
  borderBottom: `1px solid ${tokens.line}`,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  '&[data-first]': { backgroundColor: tokens.accent.soft },
  '&[data-marked], &:focus-within': { backgroundColor: tokens.hover },
  '& > i': numberBox(tokens),
  '& > i:empty': { borderColor: 'transparent' },
  '& > i[data-new]': { borderStyle: 'dashed', color: tokens.text.faint },
  '&[data-gone]': { color: tokens.text.faint, 'div > b, p > b': { color: tokens.text.faint } },
  '&[data-first] > i': {
    borderColor: tokens.accent.fill,
    backgroundColor: tokens.accent.fill,
    color: tokens.accent.onFill,
  },
  '& > div:first-of-type': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.text.strong,
  },
  'div > b': { fontFamily: MONO, fontSize: 12, fontWeight: 600 },
  small: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.text.faint,
    fontSize: 12,
  },
  p: { flex: 'none', minWidth: 56, margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  'p > b': { fontSize: 16, fontWeight: 600, color: tokens.text.strong },
  '&[data-off] p > b': { color: tokens.text.plain },
  // the acts have a line of their own, the width of the row apart
  [ON_TOUCH]: { flexWrap: 'wrap', rowGap: 0 },
}));

/**
 * What can be done stands where the state stands, until the pointer or the keyboard comes for it. An offer can be
 * declined, an assignment cannot: the offer has the frame, and the assignment is a word apart from it.
 */
const Acts = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  button: {
    minHeight: 24,
    padding: '0 6px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: 4,
    backgroundColor: tokens.float,
    color: tokens.accent.ink,
    font: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
    '&[data-act=assign]': { border: 0, backgroundColor: 'transparent', color: tokens.text.plain },
    '&[data-act=assign]:hover': { textDecoration: 'underline' },
    '&:disabled, &[aria-disabled=true]': { color: tokens.text.disabled },
  },
  [WITH_POINTER]: {
    'li:not(:hover, :focus-within) > & > button': { display: 'none' },
    ':is(li:hover, li:focus-within) > & > [data-state]:not(:only-child)': { display: 'none' },
  },
  [ON_TOUCH]: {
    order: 1,
    flex: '1 0 calc(100% - 22px)',
    marginLeft: 22,
    fontSize: 14,
    button: { minHeight: NARROW_PRIMARY, padding: '0 6px' },
    // the reply to the last one stands beside it
    '[data-state]': { order: 1, marginLeft: 'auto' },
    'button[data-act=offer]': { order: 2, minWidth: 112, marginLeft: 8, fontWeight: 600 },
  },
}));
