/** Callers for the search of the frame: by their telephone number, name, or its pinyin. */
import { passenger } from '../../contract/passenger.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { isMobile } from '../../nouns/record/sought-by-number.ts';
import { CALLERS_PATH } from './paths.ts';

const PAGE = { current: 1, size: 20 };
/** No name: only a whole number is found. */
const DIGITS = /^\d+$/;

export async function findCallers(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const number = text.replaceAll(/[ -]/g, '');
  if (DIGITS.test(number) && !isMobile(number)) return [];
  const by = isMobile(number) ? { mobile: number } : { keyword: text };
  const { rows } = await ask(passenger.calls.list, { query: { ...PAGE, ...by } }, { signal });
  return rows.map(({ id, name, mobile, remark }) => ({
    path: `${CALLERS_PATH}/${id}`,
    name: name ?? mobile ?? id,
    hint: [name && mobile, remark].filter(Boolean).join(' · '),
  }));
}
