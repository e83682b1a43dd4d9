/** A condition as the chip says it. */
import { useTranslate } from 'ra-core';
import type { Condition } from './conditions.ts';
import { useSpanWords } from './use-span-words.ts';

export function useConditionWords(): (condition: Condition) => string {
  const translate = useTranslate();
  const sayOfSpan = useSpanWords();
  return ({ field, operator, values }) => {
    if (operator === 'empty' || operator === 'filled') return translate(`kit.filter.op.${operator}`);
    if (field.kind === 'time') {
      const [first, second] = values;
      if (operator === 'between') return sayOfSpan(first, second) ?? '';
      return (operator === 'gte' ? sayOfSpan(first, undefined) : sayOfSpan(undefined, first)) ?? '';
    }
    if (field.kind === 'flag') return translate(`kit.filter.flag.${values[0]}`);
    const labels = values.map(
      value => field.choices?.find(choice => String(choice.value) === String(value))?.label ?? String(value),
    );
    if (operator === 'between') return labels.join(' – ');
    const value = labels.join(translate('common.listSeparator'));
    // one of a few is what a clerk expects of a list of words
    if (operator === 'in') return value;
    return translate(`kit.filter.said.${operator}`, { value });
  };
}
