/** Why a statement is refused: the reason, the line where one is to blame, and what is there in place of what. */
import { useTranslate } from 'ra-core';
import type { FailureData } from '../../../contract/grammar/failures.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatCount, formatYuan } from '../../../kit/format/count.ts';

export function useRefusalWords(): (error: unknown) => string {
  const translate = useTranslate();
  const describe = useFailureText();
  const word = (key: string, more: object) => translate(`reconciliationDesk.refusal.${key}`, more);
  return error => {
    const { text } = describe(error);
    if (!(error instanceof UpstreamError)) return text;
    const { line, name, found, expected, days } = (error.data ?? {}) as FailureData;
    const value = (one: string | number | undefined) =>
      typeof one === 'number' ? (isCount(name) ? formatCount(one) : formatYuan(one)) : one;
    return [
      text,
      ...(line === undefined ? [] : [word('line', { line })]),
      ...(name ? [word('name', { name })] : []),
      ...(found === undefined || found === '' ? [] : [word('found', { found: value(found) })]),
      ...(expected === undefined || expected === '' ? [] : [word('expected', { expected: value(expected) })]),
      ...(days && days.length > 0 ? [days.join(translate('common.listSeparator'))] : []),
    ].join(translate('reconciliationDesk.refusal.separator'));
  };
}

/** Totals are amounts in fen, but for those that count lines. */
const isCount = (name: string | undefined) => name !== undefined && /笔|单数|count/i.test(name);
