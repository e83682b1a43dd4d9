/** Who is on the telephone, over the page and beside its work: it takes no focus, and nothing behind it is covered from keys. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { forwardRef, useId } from 'react';
import { IVR_KEY_DICTIONARY } from '../../../contract/dictionary.ts';
import { useDictionary } from '../../../nouns/dictionary/use-dictionary.ts';
import { CallCard } from '../caller/CallCard.tsx';
import type { CallNow } from './calls-now.ts';
import { WaitingCalls } from './WaitingCalls.tsx';

interface CallPanelProps {
  call: CallNow;
  isOver(call: CallNow): boolean;
  /** Nobody has answered it, or somebody else has. */
  isGone: boolean;
  /** What rings, is on or is to be wrapped up besides. */
  others: readonly CallNow[];
  onChoose(call: CallNow): void;
  onTagged(leadsOn: boolean): void;
  /** He goes on to another page. */
  onLeave(): void;
  onClose(): void;
}

export const CallPanel = forwardRef<HTMLDivElement, CallPanelProps>(function CallPanel(props, ref) {
  const { call, isOver, isGone, others, onChoose, onTagged, onLeave, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const { nameOf } = useDictionary(IVR_KEY_DICTIONARY, { isWanted: call.ivrkey !== null });
  return (
    <Panel ref={ref} role="dialog" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{translate(isGone ? 'call.gone' : isOver(call) ? 'call.wrapUp' : titleOf(call))}</h2>
        <IconButton aria-label={translate('call.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Head>
      {call.begin === null && call.ivrkey !== null && (
        <p>
          {translate('call.path', { key: call.ivrkey, text: nameOf(call.ivrkey).replace(call.ivrkey, '') })}
        </p>
      )}
      <CallCard
        key={call.callId}
        isBeside
        call={{ ...call, id: call.callId }}
        onTagged={onTagged}
        onLeave={onLeave}
      />
      <WaitingCalls calls={others} isOver={isOver} onChoose={onChoose} />
    </Panel>
  );
});

const titleOf = ({ begin, calltype }: CallNow): string =>
  calltype === 'dialout' ? 'call.now.out' : begin === null ? 'call.now.ringing' : 'call.now.talking';

const Panel = styled('div')(({ theme: { tokens, zIndex, breakpoints } }) => ({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  left: 0,
  zIndex: zIndex.drawer - 1,
  width: 340,
  maxHeight: 'calc(100dvh - 72px)',
  overflow: 'auto',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.float,
  boxShadow: tokens.shadow,
  h2: { flex: 1, margin: 0, fontSize: 14, fontWeight: 600 },
  '& > p': { margin: 0, padding: '0 12px', color: tokens.text.plain },
  [breakpoints.down('md')]: { position: 'fixed', top: 52, right: 8, left: 8, width: 'auto' },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', padding: '4px 4px 0 12px' });
