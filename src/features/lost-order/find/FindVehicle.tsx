/** In which vehicle something was lost: those that it may have been, the most probable first, and what speaks for each. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { type LostCandidate, lostSearchCalls } from '../../../contract/lost-search.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatCount } from '../../../kit/format/count.ts';
import { late } from '../../../kit/late.tsx';
import { SkeletonBar } from '../../../kit/SkeletonBar.tsx';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { SmsConfirm, SmsSign, useSmsText } from '../things/SmsConfirm.tsx';
import { CandidateRow } from './CandidateRow.tsx';
import { useFindKeys } from './use-find-keys.ts';
import { useSmsToDrivers } from './use-sms-to-drivers.ts';

interface FindVehicleProps {
  record: LostOrder;
  /** This one it was; unset where it cannot be matched now. */
  onMatch?: ((candidate: LostCandidate) => void) | undefined;
  /** What a driver has said may have changed the case. */
  onNoted(): Promise<unknown>;
}

const NOBODY: readonly LostCandidate[] = [];
const CandidatesMap = late(() => import('./CandidatesMap.tsx'), 'default', {
  waiting: <SkeletonBar style={{ height: 320 }} />,
});
const HANDLED = 2;
/** Drivers who were written to answer by themselves, soon or never. */
const ASKED_EVERY_MS = 30_000;
const ANSWERS_WITHIN_MS = 15 * 60_000;
const waitsForDriver = (candidates = NOBODY) =>
  candidates.some(
    ({ smsOn, contactStatus }) =>
      smsOn !== null && contactStatus === 0 && Date.now() - smsOn < ANSWERS_WITHIN_MS,
  );

/** Nothing where the upstream knows no such search. */
export function FindVehicle({ record, onMatch, onNoted }: FindVehicleProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const isThere = useCapability('lostSearch');
  const mayContact = useMay(lostSearchCalls.noteLostContact) && record.handleStatus !== HANDLED;
  const lostId = record.id;
  const { data, error, isPending, isFetching, refetch } = useAnswer(
    lostSearchCalls.listLostCandidates,
    { query: { lostId } },
    {
      enabled: isThere,
      repeatMs: answer => (waitsForDriver(answer?.candidates) ? ASKED_EVERY_MS : undefined),
    },
  );
  const found = data?.candidates ?? NOBODY;
  const likely = found.filter(
    ({ score, smsOn, contactStatus }) => score > 0 || smsOn !== null || contactStatus !== 0,
  );
  const [hasAll, setHasAll] = useState(false);
  const unlikely = likely.length === 0 ? 0 : found.length - likely.length;
  const candidates = hasAll || unlikely === 0 ? found : likely;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = candidates.find(({ vehicleId }) => vehicleId === chosenId) ?? candidates[0];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const sms = useSmsToDrivers(lostId, {
    onSent: () => setTicked(new Set()),
    onEnd: () => setAsked(false),
  });
  const written = candidates.filter(({ vehicleId, driverId }) => ticked.has(vehicleId) && driverId !== null);
  const text = useSmsText(isAsked ? { lostId, kind: 'driver', vehicleId: written[0]?.vehicleId } : null);
  useFindKeys({ candidates, chosen, onChoose: setChosenId });
  if (!isThere) return null;
  const tick = (vehicleId: string, isOn: boolean) =>
    setTicked(before => new Set(isOn ? [...before, vehicleId] : [...before].filter(id => id !== vehicleId)));
  return (
    <Whole aria-label={translate('lostSearch.title')} aria-busy={isPending || isFetching}>
      <Head>
        <h2>{translate('lostSearch.title')}</h2>
        {data && (
          <span>
            {translate('lostSearch.looked', {
              rides: formatCount(data.looked),
              minutes: data.tolerance,
            })}
          </span>
        )}
        {mayContact && candidates.length > 0 && (
          <Button
            variant="outlined"
            color="inherit"
            aria-busy={isAsked && !text}
            startIcon={<SmsSign isAsked={isAsked && !text} />}
            disabled={written.length === 0}
            onClick={() => setAsked(true)}
          >
            {translate('lostSearch.sms.send', { smart_count: written.length })}
          </Button>
        )}
      </Head>
      {text && (
        <SmsConfirm
          title={translate('lostSearch.sms.send', { smart_count: written.length })}
          said={text}
          note={written.length > 1 ? translate('lostThings.sms.ownPlates') : undefined}
          isSending={sms.isPending}
          onConfirm={() => sms.send(written)}
          onClose={() => setAsked(false)}
        />
      )}
      {sms.said && <Said role="status">{sms.said}</Said>}
      {error && !data && <ErrorState {...describe(error)} onRetry={() => void refetch()} />}
      {isPending && <SkeletonBar style={{ height: 96, margin: '8px 16px' }} />}
      {data && candidates.length === 0 && (
        <PageState title={translate('lostSearch.nobody')} why={translate('lostSearch.nobodyWhy')} />
      )}
      {chosen && (
        <Sides>
          <Rows aria-label={translate('lostSearch.candidates')}>
            {candidates.map((candidate, at) => (
              <CandidateRow
                key={candidate.vehicleId}
                record={record}
                candidate={candidate}
                number={at + 1}
                isChosen={candidate === chosen}
                onChoose={() => setChosenId(candidate.vehicleId)}
                isTicked={ticked.has(candidate.vehicleId)}
                onTick={mayContact ? isOn => tick(candidate.vehicleId, isOn) : undefined}
                mayContact={mayContact}
                onMatch={onMatch}
                onNoted={onNoted}
              />
            ))}
            {unlikely > 0 && (
              <li>
                <Button
                  color="inherit"
                  fullWidth
                  // stays where it is: who pressed it by key goes on from here
                  aria-expanded={hasAll}
                  endIcon={hasAll ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
                  onClick={() => setHasAll(!hasAll)}
                >
                  {translate('lostSearch.unlikely', { smart_count: unlikely })}
                </Button>
              </li>
            )}
          </Rows>
          <CandidatesMap record={record} candidates={candidates} chosen={chosen} />
        </Sides>
      )}
    </Whole>
  );
}

const Whole = styled('section')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 16px',
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  span: { flex: '1 1 160px', color: tokens.text.faint, fontSize: 12 },
}));

const Said = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '0 16px 8px',
  color: tokens.text.plain,
}));

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
});

const Rows = styled('ol')(({ theme: { tokens } }) => ({
  maxHeight: 560,
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${tokens.line}`,
  listStyle: 'none',
  overflowY: 'auto',
}));
