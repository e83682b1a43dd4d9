import type { StatusTone } from '../../kit/StatusMark.tsx';

/** 1 success, 0 failure; null where the upstream does not tell it. */
export type Result = number | null;

const TONES: ReadonlyMap<Result, StatusTone> = new Map([
  [1, 'ok'],
  [0, 'bad'],
]);

export const toneOfResult = (status: Result): StatusTone => TONES.get(status) ?? 'off';
