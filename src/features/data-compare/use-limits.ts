/** From when on something is wrong, as this person has set it; remembered until he sets it otherwise. */
import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { THRESHOLDS, type ThresholdName, type Thresholds } from '../../contract/data-compare.ts';

export const LIMITS = Object.keys(THRESHOLDS) as ThresholdName[];

export const USUAL = Object.fromEntries(LIMITS.map(name => [name, THRESHOLDS[name].normal])) as Thresholds;

/** Undefined for a text that is no limit. */
export function limitOf(name: ThresholdName, text: string): number | undefined {
  const { lowest, highest } = THRESHOLDS[name];
  if (!/^\d{1,6}$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : undefined;
}

export function useLimits() {
  const [kept, keep] = useStore<Partial<Thresholds>>('dataCompare.limits', {});
  // what an older version has kept may be none any more
  const limits = useMemo(
    () =>
      Object.fromEntries(
        LIMITS.map(name => [name, limitOf(name, String(kept[name] ?? '')) ?? USUAL[name]]),
      ) as Thresholds,
    [kept],
  );
  return { limits, change: (name: ThresholdName, value: number) => keep({ ...limits, [name]: value }) };
}
