/** Who can fetch the passenger, each by his number: a digit offers it to him, with Shift it is his. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { BAR } from '../../../kit/bars.ts';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { useOfferWithdrawal } from '../parts/Withdrawing.tsx';
import { useAct, useOrderActs } from '../state/act-context.ts';
import { useWhyNot } from '../state/use-act-words.ts';
import { type CandidateActs, CandidateRow } from './CandidateRow.tsx';
import { useChangedNumbers } from './changed-numbers.ts';
import { type NumberedCandidate, nameOf } from './held-ranks.ts';
import { RadiusChoice } from './RadiusChoice.tsx';
import { RankingChanged } from './RankingChanged.tsx';
import { numbered, useCandidateKeys } from './use-candidate-keys.ts';
import type { Candidates } from './use-candidates.ts';

interface CandidateListProps {
  candidates: Candidates;
  /** Vehicle that stands out, here and on the map. */
  marked: string | null;
  onMark(vehicleId: string | null): void;
  /** Something else takes the digits. */
  isDeaf: boolean;
}

const NOBODY: readonly NumberedCandidate[] = [];

export function CandidateList({ candidates, marked, onMark, isDeaf }: CandidateListProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { listed, changes, release, radius, setRadius, offerable, offered, isRough, error, ask } = candidates;
  const isNew = useChangedNumbers(listed);
  const { all, ...acts } = useOffering(candidates, isNew);
  const rankAnew = changes > 0 ? release : null;
  useCandidateKeys({ listed: listed ?? NOBODY, ...acts, offerAll: all.run, release: rankAnew, isDeaf });
  const first = numbered(listed ?? NOBODY, 1);
  return (
    <>
      <Head>
        <RadiusChoice radius={radius} onRadius={setRadius} />
        <span>
          {translate('dispatch.counts', { offerable, offered })}
          {rankAnew && <RankingChanged changes={changes} onRelease={rankAnew} />}
          {isRough && <small>{translate('order.isEstimateRough.1')}</small>}
        </span>
      </Head>
      <Rows aria-label={translate('dispatch.candidates')}>
        {listed?.map(candidate => (
          <CandidateRow
            key={nameOf(candidate)}
            candidate={candidate}
            isNew={candidate.number !== null && isNew(candidate.number)}
            isMarked={marked !== null && marked === (candidate.vehicleId ?? candidate.plateNumber)}
            onMark={onMark}
            {...acts}
          />
        ))}
      </Rows>
      {error !== null && <ErrorState {...failureText(error)} onRetry={ask} />}
      {listed?.length === 0 && (
        <Nobody>
          <PageState
            title={translate('dispatch.nobody.title', { radius })}
            why={translate('dispatch.nobody.why')}
          />
        </Nobody>
      )}
      <Foot {...BAR}>
        {acts.mayOffer && (
          <Button
            variant="contained"
            disabled={offerable === 0 || acts.isBusy}
            aria-keyshortcuts="B"
            onClick={all.run}
          >
            {translate('dispatch.offerAll', { smart_count: offerable })}
            <Key>{keyCap('b')}</Key>
          </Button>
        )}
        {acts.mayAssign && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={!first || first.isGone || acts.isBusy}
            aria-keyshortcuts="A"
            onClick={() => first && acts.assign(first)}
          >
            {translate('dispatch.assignFirst')}
            <Key>{keyCap('a')}</Key>
          </Button>
        )}
      </Foot>
    </>
  );
}

const keyCap = (key: string): string => keyWords(key)[0]?.[0] ?? key;

/** Offers and assigns the order of the panel, as far as one may and it is nobody else's. */
function useOffering(
  { radius }: Candidates,
  isNew: (number: number) => boolean,
): CandidateActs & { all: { run(): void } } {
  const translate = useTranslate();
  const notify = useNotify();
  const offerWithdrawal = useOfferWithdrawal();
  const { order } = useOrderActs();
  const canOffer = useWhyNot('offer') === null;
  const canAssign = useWhyNot('assign') === null;
  const one = useAct(dispatchCalls.pushOrderMessageToDriver);
  const many = useAct(dispatchCalls.pushOrderMessageToDrivers);
  const given = useAct(dispatchCalls.assignOrder);
  const mayOffer = useMay(dispatchCalls.pushOrderMessageToDriver) && canOffer;
  const mayAssign = useMay(dispatchCalls.assignOrder) && canAssign;
  /** Says why nothing is done about him; null where something can be. */
  const whyNotNow = ({ number, isGone, plateNumber: plate }: NumberedCandidate): string | null => {
    if (number !== null && isNew(number)) return translate('dispatch.ranks.new', { number, plate });
    return isGone ? translate('dispatch.ranks.left', { plate }) : null;
  };
  const offer = (candidate: NumberedCandidate) => {
    const { driverId, isOfferable, plateNumber } = candidate;
    const cannot = isOfferable === 1 ? null : translate('dispatch.notOfferable', { plate: plateNumber });
    const why = whyNotNow(candidate) ?? cannot;
    if (why !== null) notify(why, { type: 'warning' });
    else if (driverId !== null) void one.run({ driverId });
  };
  const runAll = async () => {
    const sent = await many.run({ radius });
    if (sent) notify(translate('dispatch.offeredTo', { smart_count: sent.offered }), { type: 'info' });
  };
  const assign = async (candidate: NumberedCandidate) => {
    const { driverId, plateNumber } = candidate;
    const why = whyNotNow(candidate);
    if (why !== null) notify(why, { type: 'warning' });
    if (why !== null || driverId === null) return;
    const done = await given.run({ driverId });
    if (done)
      offerWithdrawal(translate('dispatch.assigned', { plate: plateNumber, no: order.orderNo.slice(-4) }), [
        order.id,
      ]);
  };
  return {
    mayOffer,
    mayAssign,
    // one after the other, as quickly as somebody presses their numbers
    isBusy: many.isPending || given.isPending,
    offer,
    assign: candidate => void assign(candidate),
    all: { run: () => void runAll() },
  };
}

const Head = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
  borderBottom: `1px solid ${tokens.line}`,
  fontVariantNumeric: 'tabular-nums',
  // as high with the changes as without: what is below stays where it is
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 24 },
  small: { color: tokens.warn.ink, fontSize: 12 },
}));

const Rows = styled('ol')({ flex: 'none', margin: 0, padding: 0, listStyle: 'none' });

const Nobody = styled('div')({ flex: 'none', '& > div': { padding: '24px 16px' } });

/** It stays in view while the list scrolls. */
const Foot = styled('div')(({ theme: { tokens } }) => ({
  position: 'sticky',
  bottom: 0,
  order: 1,
  display: 'flex',
  flex: 'none',
  gap: 8,
  marginTop: 'auto',
  padding: 12,
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.float,
  '& > :first-of-type': { flex: 1 },
}));
