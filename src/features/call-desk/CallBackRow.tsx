/** A number to call back: since when, how often, who is about to; rung up with one click, or given up with a reason. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { type CALL_BACK_ACTS, type CallBack, callCentreCalls } from '../../contract/call-centre.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useMay, useSession } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Framed } from '../../kit/Framed.tsx';
import { SavedInputNote } from '../../kit/form/SavedInputNote.tsx';
import { useSavedInput } from '../../kit/form/use-saved-input.ts';
import { formatTime } from '../../kit/format/time.ts';
import { DialButton } from '../../nouns/call/DialButton.tsx';
import { secondsSince, useLasting } from './use-lasting.ts';

interface CallBackRowProps {
  entry: CallBack;
  onDone(): void;
}

type Act = (typeof CALL_BACK_ACTS)[number];
/** Acts that ask why. */
type Asked = Exclude<Act, 'release'>;

const NO_REASON = { reason: '' };
const LONGEST = 200;

export function CallBackRow({ entry, onDone }: CallBackRowProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const lasting = useLasting();
  const { user } = useSession();
  const may = useMay(callCentreCalls.actOnCallBack);
  const [asked, setAsked] = useState<Asked | null>(null);
  const kept = useSavedInput(`call-back/${entry.id}`, NO_REASON, { isWanted: asked !== null });
  const { mutate, isPending } = useCall(callCentreCalls.actOnCallBack);
  const { id, version, callno, name, firstMissedOn, missedCount, lastState, claimedById, claimedByName } =
    entry;
  const isMine = claimedById === user.id;
  const isTaken = claimedById !== null && !isMine;
  const ask = (what: Asked) => setAsked(asked === what ? null : what);
  const act = (what: Act, why?: string) =>
    mutate(
      { body: { id, act: what, version, ...(why && { reason: why }) } },
      {
        onSuccess: () => {
          // what is typed for another act stays
          if (why) {
            void kept.clear();
            setAsked(null);
          }
          onDone();
        },
        onError: error => {
          notify(failureText(error).text, { type: 'error' });
          onDone();
        },
      },
    );
  const reason = kept.typed.reason.trim();
  const askedFor = translate(asked === 'claim' ? 'callDesk.takeOver' : 'callDesk.giveUp');
  return (
    <Row aria-label={translate('callDesk.number', { callno })} data-call-back={id}>
      <div>
        <b>{name ?? translate('call.unknown')}</b>
        <code>{callno}</code>
        <time dateTime={new Date(firstMissedOn).toISOString()} title={formatTime(firstMissedOn)}>
          {translate('callDesk.waits', { time: lasting(secondsSince(firstMissedOn, serverNow())) })}
        </time>
      </div>
      <div>
        <span>{lastState ? translate(`call.state.${lastState}`) : ''}</span>
        {missedCount > 1 && <span>{translate('call.times', { smart_count: missedCount })}</span>}
        {claimedByName && (
          <span>
            {isMine ? translate('callDesk.mine') : translate('callDesk.claimedBy', { by: claimedByName })}
          </span>
        )}
      </div>
      <footer>
        <DialButton whom={{ callBackId: id }} label={translate('callDesk.callBack')} />
        {may &&
          (isTaken ? (
            <Button color="inherit" aria-expanded={asked === 'claim'} onClick={() => ask('claim')}>
              {translate('callDesk.takeOver')}
            </Button>
          ) : (
            <>
              <Button color="inherit" disabled={isPending} onClick={() => act(isMine ? 'release' : 'claim')}>
                {translate(isMine ? 'callDesk.release' : 'callDesk.claim')}
              </Button>
              <Button color="inherit" aria-expanded={asked === 'giveUp'} onClick={() => ask('giveUp')}>
                {translate('callDesk.giveUp')}
              </Button>
            </>
          ))}
      </footer>
      {asked && (
        <form
          aria-label={askedFor}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (reason !== '' && !isPending) act(asked, reason);
          }}
        >
          <Framed
            autoFocus
            value={kept.typed.reason}
            placeholder={translate('callDesk.reason')}
            inputProps={{ 'aria-label': translate('callDesk.reason'), maxLength: LONGEST }}
            onChange={({ target }) => kept.change({ reason: target.value })}
          />
          <Button type="submit" variant="contained" disabled={reason === ''} loading={isPending}>
            {askedFor}
          </Button>
          <SavedInputNote {...kept} />
        </form>
      )}
    </Row>
  );
}

const Row = styled('article')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  padding: '4px 16px',
  borderTop: `1px solid ${tokens.line}`,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  '& > div:first-of-type': { flex: '1 1 200px' },
  b: { color: tokens.text.strong, fontWeight: 600 },
  code: { fontFamily: 'inherit' },
  time: { marginLeft: 'auto', color: tokens.warn.ink },
  'div > span': { color: tokens.text.faint, fontSize: 12 },
  footer: { display: 'flex', flexWrap: 'wrap', gap: 4, marginRight: -8 },
  form: { display: 'flex', flex: '1 0 100%', flexWrap: 'wrap', gap: 8, paddingBottom: 4 },
  'form > div': { flex: '1 1 160px' },
}));
