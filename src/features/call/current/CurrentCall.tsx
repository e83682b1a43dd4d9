/** The call of the moment in the bar at the top: whether there is one, how long it lasts, and who it is. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { List as ListIcon, Phone, PhoneIncoming } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { closeDrawer, openDrawer, useDrawer } from '../../../data/drawers.ts';
import { useTicking } from '../../../data/ticking.ts';
import { useBarWidth, WIDE_BAR } from '../../../kit/bar/bar-width.ts';
import { Tip } from '../../../kit/Tip.tsx';
import { useIsNarrow } from '../../../kit/TwoPanes.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { clockOf } from '../use-call-words.ts';
import { CallPanel } from './CallPanel.tsx';
import { changeCalls, useCallsNow } from './call-store.ts';
import { type CallNow, mainOf, tagged, workOf, wrappedUp } from './calls-now.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useHeldCall } from './use-held-call.ts';
import { useOwnCalls } from './use-own-calls.ts';

export default function CurrentCall() {
  const translate = useTranslate();
  useOwnCalls();
  const now = useCallsNow();
  const call = mainOf(now);
  const shown = call ?? now.toWrapUp.at(-1);
  const panel = useRef<HTMLDivElement>(null);
  const { held, isGone, others, hold, leave, goOn } = useHeldCall(now);
  const noteFocus = useFocusBack(panel, held !== null);
  const isOver = ({ callId }: CallNow) => now.toWrapUp.some(other => other.callId === callId);
  const elapsed = useTicking(time => (call ? clockOf(time - call.since) : null));
  const isRinging = call !== undefined && call.begin === null;
  const words = translate(
    call ? (isRinging ? 'call.now.ringing' : 'call.now.talking') : shown ? 'call.now.over' : 'call.now.none',
  );
  const close = () => {
    if (held && isOver(held)) changeCalls(calls => wrappedUp(calls, held.callId));
    goOn();
  };
  const noteTag = (leadsOn: boolean) => {
    if (!held) return;
    changeCalls(calls => tagged(calls, held.callId));
    if (leadsOn) leave();
    else goOn();
  };
  useShortcut(
    'alt+c',
    () => {
      if (held === null && shown) hold(shown);
      requestAnimationFrame(() =>
        panel.current?.querySelector<HTMLElement>('[data-suggested], [role=group] button')?.focus(),
      );
    },
    { isEnabled: shown !== undefined, inFields: true, label: 'call.keys.current' },
  );
  useShortcut('escape', close, {
    isAlways: true,
    isEnabled: held !== null && panel.current?.contains(document.activeElement) === true,
  });
  const isNarrow = useIsNarrow();
  // that nobody calls need not be read out where there is little room
  const isBrief = useBarWidth() < WIDE_BAR && !shown;
  const isListOpen = useDrawer('call') !== null;
  const toggleList = () => (isListOpen ? closeDrawer('call') : openDrawer('call'));
  useShortcut('f2', toggleList, { isAlways: true, inFields: true, label: 'call.list' });
  // besides the one that is told of
  const more = Math.max(0, workOf(now).length - 1);
  const Icon = isRinging ? PhoneIncoming : Phone;
  return (
    <>
      <Anchor onFocus={noteFocus}>
        <Tip title={shown ? '' : words}>
          <Chip
            type="button"
            // the words are not always drawn
            aria-label={[words, elapsed, more > 0 && translate('call.more', { smart_count: more })]
              .filter(Boolean)
              .join(' ')}
            aria-expanded={held !== null}
            aria-haspopup="dialog"
            data-on={call !== undefined || undefined}
            disabled={shown === undefined && held === null}
            onClick={() => (held ? leave() : shown && hold(shown))}
          >
            <Icon size={14} aria-hidden />
            {!isBrief && <span>{words}</span>}
            {elapsed !== null && <b>{elapsed}</b>}
            {more > 0 && <i aria-hidden>+{more}</i>}
          </Chip>
        </Tip>
        {held && (
          <CallPanel
            ref={panel}
            call={held}
            isOver={isOver}
            isGone={isGone}
            others={others}
            onChoose={hold}
            onTagged={noteTag}
            onLeave={leave}
            onClose={close}
          />
        )}
      </Anchor>
      {(!isNarrow || call === undefined) && (
        <Tip title={translate('call.list')}>
          <IconButton
            aria-label={translate('call.list')}
            aria-pressed={isListOpen}
            aria-keyshortcuts="F2"
            onClick={toggleList}
          >
            <ListIcon size={16} aria-hidden />
          </IconButton>
        </Tip>
      )}
    </>
  );
}

/** The panel hangs from the chip, clear of what pages have at their right. */
const Anchor = styled('div')({ position: 'relative', flex: 'none' });

const Chip = styled('button')(({ theme: { tokens, breakpoints } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 10px',
  border: 0,
  borderRadius: 4,
  backgroundColor: 'transparent',
  color: tokens.text.faint,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&:not(:disabled)': { color: tokens.text.plain, backgroundColor: tokens.sunken },
  '&[data-on]:not(:disabled)': { color: tokens.accent.ink, backgroundColor: tokens.accent.soft },
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
  b: { fontWeight: 600 },
  i: { fontStyle: 'normal', fontWeight: 600 },
  // on a phone the bar has room for the time alone
  [breakpoints.down('md')]: {
    padding: '0 6px',
    fontSize: 12,
    '& > span, &[data-on] > svg': { display: 'none' },
  },
}));
