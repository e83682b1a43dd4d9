/** What was said, for who may listen: he says why, and it is written down. Faster or slower, and with places to come back to. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { AudioLines, Bookmark, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { callDeskCalls } from '../../../contract/call-desk.ts';
import { REVEAL_REASONS } from '../../../contract/reveal.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { Menu, MenuItem } from '../../../kit/menu/menu.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { clockOf } from '../use-call-words.ts';

const SPEEDS = [0.75, 1, 1.5, 2] as const;
/** Seconds, each as text: what is kept is of one kind. */
const NO_MARKS = { marks: '' };

export function Recording({ callId }: { callId: string }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const may = useMay(callDeskCalls.recordingAddress);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { mutate, data, error, isPending } = useCall(callDeskCalls.recordingAddress);
  if (!may) return null;
  if (data && !hasFailed) return <Player callId={callId} url={data.url} onFailed={() => setFailed(true)} />;
  return (
    <div>
      <Button
        color="inherit"
        loading={isPending}
        aria-haspopup="menu"
        startIcon={<AudioLines size={14} aria-hidden />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('call.listen')}
      </Button>
      {error && <p role="alert">{failureText(error).text}</p>}
      {hasFailed && <p role="alert">{translate('call.recordingFailed')}</p>}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('call.listenWhy') } }}
      >
        {REVEAL_REASONS.map(reason => (
          <MenuItem
            key={reason}
            onClick={() => {
              setAnchor(null);
              setFailed(false);
              mutate({ body: { callId, reason } });
            }}
          >
            {translate(`kit.masked.reason.${reason}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function Player({ callId, url, onFailed }: { callId: string; url: string; onFailed(): void }) {
  const translate = useTranslate();
  const audio = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const { typed, change } = useSavedInput(`recording/${callId}`, NO_MARKS);
  const marks = typed.marks === '' ? [] : typed.marks.split(' ').map(Number);
  const keep = (next: readonly number[]) =>
    change({ marks: [...new Set(next)].toSorted((one, other) => one - other).join(' ') });
  return (
    <Listening>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said */}
      <audio
        ref={audio}
        controls
        autoPlay
        src={url}
        onError={onFailed}
        aria-label={translate('call.listen')}
      />
      <div>
        <Segments
          isFramed
          label={translate('call.speed')}
          values={SPEEDS}
          value={speed}
          wordOf={value => `${value}×`}
          onChoose={value => {
            setSpeed(value);
            if (audio.current) audio.current.playbackRate = value;
          }}
        />
        <Button
          color="inherit"
          startIcon={<Bookmark size={14} aria-hidden />}
          onClick={() => keep([...marks, Math.floor(audio.current?.currentTime ?? 0)])}
        >
          {translate('call.markPlace')}
        </Button>
      </div>
      {marks.length > 0 && (
        <ul aria-label={translate('call.marks')}>
          {marks.map(seconds => (
            <li key={seconds}>
              <button
                type="button"
                onClick={() => {
                  if (audio.current) audio.current.currentTime = seconds;
                }}
              >
                {clockOf(seconds * 1_000)}
              </button>
              <button
                type="button"
                aria-label={translate('call.unmark', { at: clockOf(seconds * 1_000) })}
                onClick={() => keep(marks.filter(mark => mark !== seconds))}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Listening>
  );
}

const Listening = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  audio: { width: '100%', height: 36 },
  '& > div': { display: 'flex', gap: 8 },
  ul: { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  li: { display: 'inline-flex', alignItems: 'center' },
  'li > button': {
    minWidth: 24,
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    background: 'none',
    color: tokens.accent.ink,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
  },
}));
