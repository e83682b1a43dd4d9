/** Callers for the search of the frame: by their telephone number, name, or its pinyin. */
import { wholeTelephone } from '../../contract/grammar/telephones.ts';
import { passenger } from '../../contract/passenger.ts';
import { ask } from '../../data/ask.ts';
import type { FoundRecord } from '../../data/feature.ts';
import { CALLERS_PATH } from './paths.ts';

const PAGE = { current: 1, size: 20 };
/** No name: only a whole number is found. */
const DIGITS = /^[\d -]+$/;

export async function findCallers(text: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const number = wholeTelephone(text);
  if (number === undefined && DIGITS.test(text)) return [];
  const by = number === undefined ? { keyword: text } : { mobile: number };
  const { rows } = await ask(passenger.calls.list, { query: { ...PAGE, ...by } }, { signal });
  return rows.map(({ id, name, mobile, remark }) => ({
    path: `${CALLERS_PATH}/${id}`,
    name: name ?? mobile ?? id,
    hint: [name && mobile, remark].filter(Boolean).join(' · '),
  }));
}
