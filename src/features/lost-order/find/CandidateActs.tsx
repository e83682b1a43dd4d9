/** What is done about one candidate: ring its driver up, write down what he said, look at the ride again, match it. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import {
  CONTACT_STATES,
  type ContactState,
  type LostCandidate,
  lostSearchCalls,
} from '../../../contract/lost-search.ts';
import { useLeadsTo } from '../../../data/menu-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import { useFocusKept } from '../../../kit/use-focus-kept.ts';
import { DialButton } from '../../../nouns/call/DialButton.tsx';
import { REPLAY_PATH, replayPath } from '../../../nouns/replay-page/paths.ts';

interface CandidateActsProps {
  record: LostOrder;
  candidate: LostCandidate;
  mayContact: boolean;
  onMatch: ((candidate: LostCandidate) => void) | undefined;
  /** Resolves once the case is shown as it is by then. */
  onNoted(): Promise<unknown>;
}

/** Before and after the ride. */
const AROUND_MS = 10 * 60_000;
const LONGEST_REMARK = 200;
const [, ...SAID] = CONTACT_STATES;
const [, HAS_IT] = SAID;

export function CandidateActs({ record, candidate, mayContact, onMatch, onNoted }: CandidateActsProps) {
  const translate = useTranslate();
  const whole = useFocusKept<HTMLDivElement>();
  const hasReplay = useLeadsTo(REPLAY_PATH);
  const { plateNumber, driverId, boardedAt, alightedAt, contactRemark, contactedOn } = candidate;
  const from = boardedAt ?? record.upTime ?? record.downTime;
  return (
    <Acts ref={whole}>
      {driverId !== null && <DialButton whom={{ driverId }} label={translate('lostSearch.dial')} />}
      {mayContact && <Outcome lostId={record.id} candidate={candidate} onNoted={onNoted} />}
      {hasReplay && from !== null && (
        <LinkBase to={replayPath(plateNumber, from - AROUND_MS, (alightedAt ?? from) + AROUND_MS)}>
          {translate('lostSearch.replay')}
        </LinkBase>
      )}
      {onMatch && (
        <Button variant="contained" onClick={() => onMatch(candidate)}>
          {translate('lostSearch.match')}
        </Button>
      )}
      {(contactRemark || contactedOn !== null) && (
        <small>{[contactedOn && formatTime(contactedOn), contactRemark].filter(Boolean).join(' ')}</small>
      )}
    </Acts>
  );
}

interface OutcomeProps extends Pick<CandidateActsProps, 'candidate' | 'onNoted'> {
  lostId: string;
}

function Outcome({ lostId, candidate, onNoted }: OutcomeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const labelId = useId();
  const { mutate, isPending } = useCall(lostSearchCalls.noteLostContact);
  const { vehicleId, contactStatus, contactRemark, contactVersion, driverId, driverName, foundBy } =
    candidate;
  const [remark, setRemark] = useState(contactRemark ?? '');
  const say = (said: ContactState) =>
    mutate(
      {
        body: {
          lostId,
          vehicleId,
          contactStatus: said,
          remark: remark.trim() || null,
          version: contactVersion,
          // that he has it need not be told once more where the case is dealt with
          ...(said === HAS_IT && { match: { driverId, driverName, way: foundBy } }),
        },
      },
      {
        onSuccess: () => notify(`lostSearch.noted${said === HAS_IT ? 'Found' : ''}`, { type: 'success' }),
        onError: error => notify(describe(error).text, { type: 'error' }),
        onSettled: () => void onNoted(),
      },
    );
  return (
    <Said role="group" aria-labelledby={labelId}>
      <span id={labelId}>{translate('lostSearch.contact')}</span>
      {SAID.map(state => (
        <Button
          key={state}
          variant={state === contactStatus ? 'contained' : 'outlined'}
          color="inherit"
          disabled={isPending}
          aria-pressed={state === contactStatus}
          onClick={() => say(state)}
        >
          {translate(`lostSearch.contactStatus.${state}`)}
        </Button>
      ))}
      <Framed
        value={remark}
        placeholder={translate('lostSearch.remark')}
        inputProps={{ 'aria-label': translate('lostSearch.remark'), maxLength: LONGEST_REMARK }}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Said>
  );
}

const Acts = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '0 12px 8px',
  a: { color: tokens.accent.ink },
  small: { flexBasis: '100%', color: tokens.text.faint, fontSize: 12 },
}));

const Said = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
