/** A vehicle of the replay: where it is at the play head, what its track comes to, or why there is none. */
import { styled } from '@mui/material/styles';
import { Crosshair, Eye, EyeOff, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatDuration } from '../../kit/format/number.ts';
import { formatMoment } from '../../kit/format/time.ts';
import { MONO } from '../../kit/theme/tokens.ts';
import type { Status } from '../../map/fleet.ts';
import { NumberMark } from '../../map/tracks/NumberMark.tsx';
import type { Player } from '../../map/tracks/player.ts';
import { seenAt, type Track } from '../../map/tracks/track.ts';
import { VehicleMark } from '../../map/VehicleMark.tsx';
import { Bare, Note } from '../../nouns/fleet-map/parts.ts';
import type { Ride, RideFound } from '../../nouns/replay/ride.ts';
import { usePlayTime } from '../../nouns/replay/use-player.ts';

interface RideRowProps {
  number: number;
  plate: string;
  /** Undefined while nothing is asked. */
  ride: Ride | undefined;
  player: Player;
  isHidden: boolean;
  isFollowed: boolean;
  onFollow: ((plate: string) => void) | null;
  onToggle(plate: string): void;
  onRemove(): void;
}

export function RideRow({ number, plate, ride, player, onRemove, ...acts }: RideRowProps) {
  const translate = useTranslate();
  const { isHidden, isFollowed, onFollow, onToggle } = acts;
  const found = ride?.found;
  const Shown = isHidden ? EyeOff : Eye;
  return (
    <Row data-hidden={isHidden || undefined}>
      <header>
        <NumberMark number={number} />
        <b>{plate}</b>
        {found && (
          <Bare
            type="button"
            aria-pressed={!isHidden}
            aria-label={translate('trackReplay.ride.shown', { plate })}
            title={translate('trackReplay.ride.shown', { plate })}
            onClick={() => onToggle(plate)}
          >
            <Shown size={16} aria-hidden />
          </Bare>
        )}
        {found && !isHidden && onFollow && (
          <Bare
            type="button"
            aria-pressed={isFollowed}
            aria-label={translate('trackReplay.ride.follow', { plate })}
            title={translate('trackReplay.ride.follow', { plate })}
            onClick={() => onFollow(plate)}
          >
            <Crosshair size={16} aria-hidden />
          </Bare>
        )}
        <Bare
          type="button"
          aria-label={translate('trackReplay.ride.remove', { plate })}
          title={translate('trackReplay.ride.remove', { plate })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </Bare>
      </header>
      {found && <Now track={found.track} player={player} />}
      {found && <Sum found={found} />}
      {ride ? <Trouble ride={ride} /> : <Note>{translate('trackReplay.ride.notAsked')}</Note>}
    </Row>
  );
}

function Now({ track, player }: { track: Track; player: Player }) {
  const translate = useTranslate();
  const seen = seenAt(track, usePlayTime(player));
  if (!seen) return null;
  const heard = formatMoment(seen.heardOn);
  if (seen.presence !== 'there')
    return <Note>{translate(`trackReplay.presence.${seen.presence}`, { time: heard })}</Note>;
  return (
    <Line>
      {seen.status > 0 && <VehicleMark status={seen.status as Status} />}
      {translate(`map.status.${seen.status}`)}
      <span>{translate('trackReplay.ride.speed', { speed: Math.round(seen.speed) })}</span>
    </Line>
  );
}

function Sum({ found: { sum, track, stops } }: { found: RideFound }) {
  const translate = useTranslate();
  const kilometres = (metres: number) => (metres / 1_000).toFixed(1);
  return (
    <Note>
      {translate('trackReplay.ride.sum', {
        km: kilometres(sum.metres),
        carrying: kilometres(sum.carryingMetres),
        rides: sum.rides,
        stops: stops.length,
        points: formatCount(track.count),
      })}
      {sum.silentMs > 0 &&
        ` ${translate('trackReplay.ride.silent', { duration: formatDuration(sum.silentMs) })}`}
    </Note>
  );
}

function Trouble({ ride: { state, error, ask, plate } }: { ride: Ride }) {
  const translate = useTranslate();
  const failureText = useFailureText();
  if (state === 'found' && !error) return null;
  if (state === 'asked') return <Note aria-busy>{translate('trackReplay.ride.asked')}</Note>;
  if (state === 'empty') return <Note>{translate('trackReplay.ride.empty')}</Note>;
  if (state === 'missing')
    return <Note role="alert">{translate('trackReplay.ride.missing', { plate })}</Note>;
  return (
    <Note role="alert">
      {failureText(error).text}{' '}
      <Again type="button" onClick={ask}>
        {translate('kit.state.retry')}
      </Again>
    </Note>
  );
}

const Row = styled('li')({
  header: { display: 'flex', alignItems: 'center', gap: 4, minHeight: 28 },
  'header b': { flex: 1, marginLeft: 4, fontFamily: MONO, fontWeight: 600 },
  '&[data-hidden] b': { opacity: 0.6 },
});

const Line = styled('p')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: 0,
  color: tokens.text.plain,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { marginLeft: 'auto' },
}));

const Again = styled('button')(({ theme: { tokens } }) => ({
  minHeight: 24,
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: tokens.accent.ink,
  font: 'inherit',
  cursor: 'pointer',
}));
