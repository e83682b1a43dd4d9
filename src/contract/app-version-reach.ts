/** Whom a released version reaches, judged alike by the form and by the server. 灰度 rollout. */
import { isMobile } from './grammar/telephones.ts';
import { Account } from './grammar/validators.ts';
import type { GrayType } from './gray-types.ts';

export const TO_ALL = 0;
export const BY_PERCENT = 1;
export const BY_AREA = 2;
export const BY_LIST = 3;

export const MOST_ACCOUNTS = 500;
const MOST_AREAS = 100;

export interface Reach {
  grayType: GrayType;
  /** A number from 1 to 99; ids of areas, or accounts, with commas between; null for everybody. */
  grayValue: string | null;
}

/** The areas or accounts of a value, each once. */
export const grayItems = (value: string | null | undefined): string[] => [
  ...new Set(
    (value ?? '')
      .split(/[\s,，;；、]+/)
      .map(item => item.trim())
      .filter(item => item !== ''),
  ),
];

/** The value in its one spelling, as it is kept. */
export function plainReach({ grayType, grayValue }: Reach): Reach {
  if (grayType === TO_ALL) return { grayType, grayValue: null };
  if (grayType === BY_PERCENT) return { grayType, grayValue: grayValue?.trim() ?? null };
  return { grayType, grayValue: grayItems(grayValue).join(',') || null };
}

export type ReachProblem = 'noPercent' | 'noArea' | 'noAccount' | 'isPhone' | 'tooMany';

/** Why this is no rollout; undefined where it is one. Which areas there are, only the dictionary says. */
export function reachProblem({ grayType, grayValue }: Reach): ReachProblem | undefined {
  if (grayType === TO_ALL) return undefined;
  if (grayType === BY_PERCENT) return /^[1-9]\d?$/.test(grayValue?.trim() ?? '') ? undefined : 'noPercent';
  const items = grayItems(grayValue);
  if (grayType === BY_AREA) {
    if (items.length > MOST_AREAS) return 'tooMany';
    return items.length > 0 ? undefined : 'noArea';
  }
  if (items.length > MOST_ACCOUNTS) return 'tooMany';
  // a number of a person would stand here in clear
  if (items.some(item => isMobile(item))) return 'isPhone';
  return items.length > 0 && items.every(item => Account.safeParse(item).success) ? undefined : 'noAccount';
}

/**
 * Whether somebody who is reached now might not be any more: a percentage only grows, and of everybody nobody is left
 * out again. Areas and lists say themselves whom they mean, and may be changed.
 */
export function shrinks(before: Reach, after: Reach): boolean {
  if (before.grayType === TO_ALL) return after.grayType !== TO_ALL;
  if (before.grayType !== BY_PERCENT) return false;
  if (after.grayType === TO_ALL) return false;
  return after.grayType !== BY_PERCENT || Number(after.grayValue) < Number(before.grayValue);
}
