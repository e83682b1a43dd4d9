/** A ride in pieces: carrying, empty, silent; and what it comes to. */
import { metresBetween } from '../metres.ts';
import { isSilentAfter, type Track } from './track.ts';

/** 0 where nothing was heard, else the business status. */
export type RunKind = 0 | 1 | 2 | 3 | 4;

export interface Run {
  kind: RunKind;
  startTime: number;
  endTime: number;
}

/** Of the way from this point to the next one. */
export const kindAfter = (track: Track, index: number): RunKind =>
  isSilentAfter(track, index) ? 0 : ((track.status[index] ?? 0) as RunKind);

/** One after the other without a gap, neighbours of different kinds. A single point is no run. */
export function runsOf(track: Track): Run[] {
  const runs: Run[] = [];
  for (let index = 0; index + 1 < track.count; index++) {
    const kind = kindAfter(track, index);
    const endTime = track.time[index + 1] ?? 0;
    const last = runs.at(-1);
    if (last?.kind === kind) last.endTime = endTime;
    else runs.push({ kind, startTime: track.time[index] ?? 0, endTime });
  }
  return runs;
}

export interface Sum {
  /** Where it was heard: nobody knows how far a silent vehicle drove. */
  metres: number;
  carryingMetres: number;
  /** Times that it began to carry somebody. */
  rides: number;
  silentMs: number;
}

export function sumOf(track: Track): Sum {
  const sum: Sum = { metres: 0, carryingMetres: 0, rides: 0, silentMs: 0 };
  const { lng, lat, time } = track;
  for (let index = 0; index + 1 < track.count; index++) {
    const kind = kindAfter(track, index);
    if (kind === 0) {
      sum.silentMs += (time[index + 1] ?? 0) - (time[index] ?? 0);
      continue;
    }
    const metres = metresBetween(lng[index] ?? 0, lat[index] ?? 0, lng[index + 1] ?? 0, lat[index + 1] ?? 0);
    sum.metres += metres;
    if (kind === 1) sum.carryingMetres += metres;
  }
  for (let index = 0; index < track.count; index++)
    if (track.status[index] === 1 && track.status[index - 1] !== 1) sum.rides += 1;
  return sum;
}
