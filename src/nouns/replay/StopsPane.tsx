/** Where the vehicles stood, for how long; each leads the play head and the map there. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { formatDuration } from '../../kit/format/number.ts';
import { formatMoment } from '../../kit/format/time.ts';
import { PageState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { NumberMark } from '../../map/tracks/NumberMark.tsx';
import type { Stop } from '../../map/tracks/stops.ts';
import { Scroll } from '../fleet-map/parts.ts';

export interface StopOfRide extends Stop {
  number: number;
  plate: string;
}

/** Minutes. */
export const LEAST_STOPS = [1, 2, 3, 5, 10, 30] as const;

interface StopsPaneProps {
  /** In the order of their times. */
  stops: readonly StopOfRide[];
  leastMinutes: number;
  onLeast(minutes: number): void;
  onGo(stop: StopOfRide): void;
}

export function StopsPane({ stops, leastMinutes, onLeast, onGo }: StopsPaneProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <Head>
        <label htmlFor={id}>{translate('trackReplay.stops.least')}</label>
        <select id={id} value={leastMinutes} onChange={({ target }) => onLeast(Number(target.value))}>
          {LEAST_STOPS.map(minutes => (
            <option key={minutes} value={minutes}>
              {translate('trackReplay.stops.minutes', { minutes })}
            </option>
          ))}
        </select>
        <span aria-live="polite">{translate('trackReplay.stops.count', { count: stops.length })}</span>
      </Head>
      <Scroll>
        {stops.length === 0 ? (
          <PageState
            title={translate('trackReplay.stops.none')}
            why={translate('trackReplay.stops.noneWhy')}
          />
        ) : (
          <Stops aria-label={translate('trackReplay.stops.list')}>
            {stops.map(stop => (
              <li key={`${stop.plate} ${stop.startTime}`}>
                <button type="button" onClick={() => onGo(stop)}>
                  <NumberMark number={stop.number} />
                  <b>{stop.plate}</b>
                  <span>
                    {formatMoment(stop.startTime)} – {formatMoment(stop.endTime)}
                  </span>
                  <strong>{formatDuration(stop.endTime - stop.startTime)}</strong>
                  {stop.silentMs > 0 && (
                    <small>
                      {translate('trackReplay.stops.silent', { duration: formatDuration(stop.silentMs) })}
                    </small>
                  )}
                </button>
              </li>
            ))}
          </Stops>
        )}
      </Scroll>
    </>
  );
}

const Head = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  padding: '6px 12px',
  color: tokens.text.plain,
  select: {
    height: Math.max(sizes.control, 28),
    padding: '0 6px',
    border: `1px solid ${tokens.outline}`,
    borderRadius: 4,
    backgroundColor: tokens.float,
    color: tokens.text.plain,
    font: 'inherit',
  },
  span: { marginLeft: 'auto', color: tokens.text.faint, fontSize: 12 },
}));

const Stops = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  button: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    width: '100%',
    minHeight: 36,
    padding: '4px 12px',
    border: 0,
    borderTop: `1px solid ${tokens.line}`,
    background: 'none',
    color: tokens.text.faint,
    font: 'inherit',
    fontSize: 12,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  b: { fontFamily: MONO, fontWeight: 600, color: tokens.text.strong },
  strong: { marginLeft: 'auto', fontWeight: 600, color: tokens.text.strong },
  small: { flexBasis: '100%', paddingLeft: 26, fontSize: 12 },
}));
