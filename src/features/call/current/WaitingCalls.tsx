/** Calls besides the one in the panel, each with its seconds and a key that brings it there. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useTicking } from '../../../data/ticking.ts';
import { MOST_NUMBERED } from '../../../kit/digits.ts';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { clockOf } from '../use-call-words.ts';
import type { CallNow } from './calls-now.ts';

interface WaitingCallsProps {
  calls: readonly CallNow[];
  isOver(call: CallNow): boolean;
  onChoose(call: CallNow): void;
}

export function WaitingCalls({ calls, isOver, onChoose }: WaitingCallsProps) {
  const translate = useTranslate();
  if (calls.length === 0) return null;
  return (
    <Rows aria-label={translate('call.waiting')}>
      {calls.map((call, at) => (
        <WaitingCall
          key={call.callId}
          call={call}
          digit={at < MOST_NUMBERED ? at + 1 : null}
          isOver={isOver(call)}
          onChoose={() => onChoose(call)}
        />
      ))}
    </Rows>
  );
}

interface WaitingCallProps {
  call: CallNow;
  digit: number | null;
  isOver: boolean;
  onChoose(): void;
}

function WaitingCall({ call, digit, isOver, onChoose }: WaitingCallProps) {
  const translate = useTranslate();
  const { name, callno, begin, since } = call;
  // digits alone are those of the tags
  const keys = `alt+${digit}`;
  useShortcut(keys, onChoose, { isEnabled: digit !== null, inFields: true });
  const lasting = useTicking(time => (isOver ? null : clockOf(time - since)));
  const state = isOver ? 'over' : begin === null ? 'ringing' : 'talking';
  return (
    <li>
      <button
        type="button"
        data-waiting={call.callId}
        aria-keyshortcuts={digit === null ? undefined : `Alt+${digit}`}
        onClick={onChoose}
      >
        {digit !== null && <Key>{(keyWords(keys)[0] ?? []).join(' ')}</Key>}
        <span>
          <b>{name ?? translate('call.unknown')}</b> {callno ?? translate('call.hidden')}
        </span>
        <small>
          {translate(`call.now.${state}`)} {lasting}
        </small>
      </button>
    </li>
  );
}

const Rows = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${tokens.line}`,
  listStyle: 'none',
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 36,
    padding: '0 12px',
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  kbd: { flex: 'none', marginLeft: 0 },
  span: { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  b: { color: tokens.text.strong, fontWeight: 600 },
  small: { flex: 'none', color: tokens.text.faint, fontSize: 12 },
}));
