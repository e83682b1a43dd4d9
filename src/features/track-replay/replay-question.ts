/** What is asked of the past: which vehicles, from when to when. It stands in the address, so that other pages can link to it. */
import { LONGEST_TRACK_MS } from '../../contract/gis-past.ts';
import { plateOrText } from '../../contract/grammar/plates.ts';
import type { ReplayQuery } from '../../nouns/replay/ride.ts';
import { REPLAY_PATH } from './paths.ts';

/** Beside each other, each with its colour. */
export const MOST_VEHICLES = 5;

export interface Span {
  /** Milliseconds since 1970; null where it is not said. */
  startTime: number | null;
  endTime: number | null;
}

export interface Question extends Span {
  plates: readonly string[];
  /** More were named than are shown beside each other. */
  isCut: boolean;
}

/** `plateNumber=…,…&startTime=…&endTime=…`; whatever makes no sense is as if it were not there. */
export function readQuestion(search: string): Question {
  const query = new URLSearchParams(search);
  const written = query.getAll('plateNumber').flatMap(list => list.split(/[,，]/));
  const plates = [...new Set(written.map(plateOrText).filter(plate => plate !== ''))];
  return {
    plates: plates.slice(0, MOST_VEHICLES),
    isCut: plates.length > MOST_VEHICLES,
    startTime: timeIn(query.get('startTime')),
    endTime: timeIn(query.get('endTime')),
  };
}

export function addressOfQuestion({ plates, startTime, endTime }: Omit<Question, 'isCut'>): string {
  const query = new URLSearchParams();
  if (plates.length > 0) query.set('plateNumber', plates.join(','));
  if (startTime !== null) query.set('startTime', String(startTime));
  if (endTime !== null) query.set('endTime', String(endTime));
  return query.size > 0 ? `${REPLAY_PATH}?${query}` : REPLAY_PATH;
}

/** What keeps a span from being asked for. */
export type SpanProblem = 'noStart' | 'noEnd' | 'turned' | 'tooLong';

export function spanProblem({ startTime, endTime }: Span, longestMs: number): SpanProblem | null {
  if (startTime === null) return 'noStart';
  if (endTime === null) return 'noEnd';
  if (endTime <= startTime) return 'turned';
  return endTime - startTime > longestMs ? 'tooLong' : null;
}

/** What can be asked; null while something is missing or wrong. */
export function askable({ plates, startTime, endTime }: Question): ReplayQuery | null {
  if (plates.length === 0 || startTime === null || endTime === null) return null;
  return spanProblem({ startTime, endTime }, LONGEST_TRACK_MS) ? null : { plates, startTime, endTime };
}

const timeIn = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null;
