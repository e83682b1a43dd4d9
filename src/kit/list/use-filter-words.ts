/** What a usual filter asks for, in words. */
import { useTranslate } from 'ra-core';
import { chosenOf, isGiven, isSpan, isText, type ListFilter } from './column.ts';
import { useSpanWords } from './use-span-words.ts';

type Values = Readonly<Record<string, unknown>>;

/** Undefined while nothing is asked for. */
export function useFilterWords(): (filter: ListFilter, values: Values) => string | undefined {
  const sayOfSpan = useSpanWords();
  const translate = useTranslate();
  return (filter, values) => {
    if (isSpan(filter)) return sayOfSpan(values[filter.from], values[filter.to]);
    if (isGiven(filter)) return values[filter.name] === undefined ? undefined : filter.label;
    if (isText(filter)) return values[filter.name] === undefined ? undefined : String(values[filter.name]);
    const chosen = chosenOf(filter, values);
    const labels = filter.choices.flatMap(({ value, label }) =>
      chosen.includes(String(value)) ? [label] : [],
    );
    return labels.join(translate('common.listSeparator')) || undefined;
  };
}
