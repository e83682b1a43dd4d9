/** What plays the replay: to and fro, how fast, on one bar of time for all vehicles. */
import { styled } from '@mui/material/styles';
import { Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { BAR } from '../../kit/bars.ts';
import { formatTime } from '../../kit/format/time.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { type Player, SPEEDS } from '../../map/tracks/player.ts';
import { nextReport, reportBefore } from '../../map/tracks/track.ts';
import type { Colouring } from '../../map/tracks/track-looks.ts';
import { ColouringSwitch } from '../fleet-map/ColouringSwitch.tsx';
import { Bare, Quick } from '../fleet-map/parts.ts';
import { TrackLegend } from '../fleet-map/TrackLegend.tsx';
import type { FoundRide } from './ride.ts';
import { TimeBar } from './TimeBar.tsx';
import { usePlayerState } from './use-player.ts';

interface PlayerBarProps {
  player: Player;
  /** Those that are shown. */
  rides: readonly FoundRide[];
  /** Whose reports are stepped through, where one is followed. */
  followed: string | null;
  colouring: Colouring;
  onColouring(colouring: Colouring): void;
}

export function PlayerBar({ player, rides, followed, colouring, onColouring }: PlayerBarProps) {
  const translate = useTranslate();
  const { isPlaying, speed } = usePlayerState(player);
  const stepped = rides.filter(({ plate }) => followed === null || plate === followed);
  const step = (way: typeof nextReport) => {
    player.pause();
    const time = way(
      stepped.map(({ found }) => found.track),
      player.time,
    );
    if (time !== undefined) player.seek(time);
  };
  const forward = () => step(nextReport);
  const back = () => step(reportBefore);
  const toggle = () => (isPlaying ? player.pause() : player.play());
  const faster = (by: number) => {
    const next = SPEEDS[SPEEDS.indexOf(speed) + by];
    if (next !== undefined) player.setSpeed(next);
  };
  useShortcut('space', toggle, { label: 'trackReplay.keys.play', group: 'page' });
  useShortcut('right', forward, { label: 'trackReplay.keys.forward', group: 'page' });
  useShortcut('left', back, { label: 'trackReplay.keys.back', group: 'page' });
  useShortcut(']', () => faster(1), { label: 'trackReplay.keys.faster', group: 'page' });
  useShortcut('[', () => faster(-1), { label: 'trackReplay.keys.slower', group: 'page' });

  return (
    <Bar {...BAR} aria-label={translate('trackReplay.player.label')}>
      {/* a click leaves the focus where it is: the space bar goes on playing */}
      <Controls onMouseDown={event => event.preventDefault()}>
        <Act label={translate('trackReplay.player.back')} keys="ArrowLeft" onClick={back}>
          <StepBack size={16} aria-hidden />
        </Act>
        <Act
          label={translate(isPlaying ? 'trackReplay.player.pause' : 'trackReplay.player.play')}
          keys="Space"
          onClick={toggle}
        >
          {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </Act>
        <Act label={translate('trackReplay.player.forward')} keys="ArrowRight" onClick={forward}>
          <StepForward size={16} aria-hidden />
        </Act>
        <Clock player={player} />
        <Quick role="group" aria-label={translate('trackReplay.player.speed')}>
          {SPEEDS.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={speed === each}
              onClick={() => player.setSpeed(each)}
            >
              {translate('trackReplay.player.times', { times: each })}
            </button>
          ))}
        </Quick>
        <ColouringSwitch colouring={colouring} onColouring={onColouring} />
      </Controls>
      <TimeBar player={player} rides={rides} onToggle={toggle} onForward={forward} onBack={back} />
      <TrackLegend colouring={colouring} />
    </Bar>
  );
}

interface ActProps {
  label: string;
  keys: string;
  onClick(): void;
  children: React.ReactNode;
}

function Act({ label, keys, onClick, children }: ActProps) {
  return (
    <Bare type="button" aria-label={label} title={label} aria-keyshortcuts={keys} onClick={onClick}>
      {children}
    </Bare>
  );
}

/** Written at each frame, and not through React. */
function Clock({ player }: { player: Player }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const write = () => {
      if (place.current) place.current.textContent = formatTime(player.time);
    };
    write();
    return player.onTime(write);
  }, [player]);
  return <Time ref={place} data-part="play-time" />;
}

const Bar = styled('section')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: 4,
  padding: '6px 12px 8px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
}));

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& > [role=group]': { gap: 4 },
});

const Time = styled('b')({ minWidth: 152, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
