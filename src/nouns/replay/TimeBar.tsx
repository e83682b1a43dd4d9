/** One bar of time for all vehicles: a lane for each with what it did, and the play head across them. */
import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { formatClockOrDay, formatTime } from '../../kit/format/time.ts';
import { NumberMark } from '../../map/tracks/NumberMark.tsx';
import type { Player } from '../../map/tracks/player.ts';
import type { Run } from '../../map/tracks/runs.ts';
import { paletteOf, SILENT } from '../../map/tracks/track-looks.ts';
import type { FoundRide } from './ride.ts';
import { usePlayerState } from './use-player.ts';

interface TimeBarProps {
  player: Player;
  rides: readonly FoundRide[];
  onToggle(): void;
  onForward(): void;
  onBack(): void;
}

/** A reader is told no more often of a play head that moves. */
const SAID_MS = 2_000;
/** Of the drawing of a lane. */
const WIDE = 1_000;

export function TimeBar({ player, rides, onToggle, onForward, onBack }: TimeBarProps) {
  const translate = useTranslate();
  const { from, to } = usePlayerState(player);
  const input = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let saidOn = 0;
    const place = () => {
      const part = to > from ? (player.time - from) / (to - from) : 0;
      if (head.current) head.current.style.left = `${part * 100}%`;
      const bar = input.current;
      if (!bar) return;
      bar.value = String(Math.round(player.time));
      if (player.state().isPlaying && performance.now() - saidOn < SAID_MS) return;
      saidOn = performance.now();
      bar.setAttribute('aria-valuetext', formatTime(player.time));
    };
    place();
    return player.onTime(place);
  }, [player, from, to]);

  const acts: Readonly<Record<string, () => void>> = {
    ' ': onToggle,
    ArrowRight: onForward,
    ArrowUp: onForward,
    ArrowLeft: onBack,
    ArrowDown: onBack,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div>
      <Whole>
        <div>
          {rides.map(({ number }) => (
            <NumberMark key={number} number={number} />
          ))}
        </div>
        <Lanes>
          {rides.map(({ number, found }) => (
            <Lane key={number} runs={found.runs} from={from} to={to} />
          ))}
          <Head ref={head} />
          {/* moved by its ref: a slider of React would be drawn anew at each frame */}
          <input
            ref={input}
            type="range"
            min={from}
            max={to}
            step={1}
            defaultValue={from}
            aria-label={translate('trackReplay.player.time')}
            onInput={({ currentTarget }) => player.seek(Number(currentTarget.value))}
            onKeyDown={handleKeyDown}
          />
        </Lanes>
      </Whole>
      <Ends>
        <span>{formatTime(from)}</span>
        <span>{formatClockOrDay((from + to) / 2, from)}</span>
        <span>{formatTime(to)}</span>
      </Ends>
    </div>
  );
}

interface LaneProps {
  runs: readonly Run[];
  from: number;
  to: number;
}

const Lane = memo(function Lane({ runs, from, to }: LaneProps) {
  const { mode } = useTheme().tokens;
  const palette = paletteOf(mode, 'load');
  const placeOf = (time: number) => ((time - from) / Math.max(to - from, 1)) * WIDE;
  return (
    <svg viewBox={`0 0 ${WIDE} 1`} preserveAspectRatio="none" aria-hidden="true">
      {runs.map(({ kind, startTime, endTime }) => (
        <rect
          key={startTime}
          x={placeOf(startTime)}
          width={placeOf(endTime) - placeOf(startTime)}
          y={kind === SILENT ? 0.4 : 0}
          height={kind === SILENT ? 0.2 : 1}
          fill={palette[kind]}
        />
      ))}
    </svg>
  );
});

const LANE = 18;

const Whole = styled('div')({
  display: 'flex',
  gap: 8,
  '& > :first-of-type': { display: 'flex', flexDirection: 'column', gap: 2 },
});

const Lanes = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 2,
  minWidth: 0,
  minHeight: 24,
  borderRadius: 4,
  '&:focus-within': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 2 },
  svg: { display: 'block', width: '100%', height: LANE, backgroundColor: tokens.sunken },
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    appearance: 'none',
  },
  // no wider than the play head: the time under the pointer is the time that is meant
  'input::-webkit-slider-thumb': { width: 1, appearance: 'none' },
  'input::-moz-range-thumb': { width: 1, border: 0 },
}));

const Head = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: -2,
  bottom: -2,
  width: 3,
  marginLeft: -1.5,
  borderRadius: 2,
  backgroundColor: tokens.text.strong,
  boxShadow: `0 0 0 1px ${tokens.surface}`,
  pointerEvents: 'none',
}));

const Ends = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  paddingLeft: 26,
  color: tokens.text.faint,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
}));
