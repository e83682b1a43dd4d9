/** By what a list of records is found, from what the fields mean. */
import type { Kind } from '../../contract/grammar/kinds/kind.ts';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { wholeTelephone } from '../../contract/grammar/telephones.ts';
import type { ListFilter, ListTab } from '../../kit/list/column.ts';
import { type FieldFilter, fieldFilters } from '../../kit/list/conditions.ts';
import type { NumberBox } from '../../kit/list/list-page-props.ts';
import { fieldOf } from './field-keys.ts';
import type { FilterSpec, TabSpec } from './resource-pages.ts';
import type { FieldWords } from './use-field-words.ts';

/** The filters that are chosen by a click. @param canFilter whether the upstream knows more than the same value */
export const quickFilters = (
  resource: AnyResource,
  { labelOf, choicesOf }: FieldWords,
  wanted: readonly FilterSpec[],
  canFilter: boolean,
): ListFilter[] =>
  wanted.map(filter => {
    const name = typeof filter === 'string' ? filter : filter.field;
    const { kind } = fieldOf(resource, name);
    const label = labelOf(name);
    if (typeof filter === 'object' && 'between' in filter) {
      const [from, to] = filter.between;
      return { name, label, kind: 'span', from, to };
    }
    const choices = choicesOf(name);
    // values that nobody has listed are typed
    const isListed = CHOSEN.has(kind.is) && !(kind.is === 'choice' && choices.length === 0);
    // what has operators has `in` among them
    const isSeveral = canFilter && resource.several.includes(name);
    return isListed
      ? { name, label, choices, isSeveral }
      : { name, label, kind: 'text', isMono: kind.is === 'code' };
  });

const CHOSEN: ReadonlySet<Kind['is']> = new Set(['choice', 'choices', 'area', 'reference']);

/** @param everything what the tab without a filter is called */
export const tabsOf = (
  { choicesOf, show, maybe }: FieldWords,
  wanted: readonly TabSpec[],
  everything: string,
): ListTab[] => [
  { key: 'all', label: everything, filter: {} },
  ...wanted.flatMap((tab): ListTab[] => {
    if (typeof tab === 'string') {
      return choicesOf(tab).map(({ value, label }) => ({
        key: String(value),
        label,
        filter: { [tab]: value },
      }));
    }
    const [[field, value] = ['', '']] = Object.entries(tab.filter);
    const label = (tab.label && maybe(tab.label)) ?? show(field, value);
    return [{ key: tab.key, label, filter: tab.filter }];
  }),
];

/** The filter by the number of a telephone. As a text none is found: it is kept in no key that is searched. */
export function numberFilter(resource: AnyResource, wanted: readonly FilterSpec[]): NumberBox | undefined {
  const field = wanted
    .filter(filter => typeof filter === 'string')
    .find(name => {
      const { kind } = fieldOf(resource, name);
      return kind.is === 'masked' && kind.as === 'mobile';
    });
  return field === undefined ? undefined : { field, read: wholeTelephone };
}

/** What can be asked for with an operator. */
export const operatorFilters = (resource: AnyResource, { labelOf, choicesOf }: FieldWords): FieldFilter[] =>
  fieldFilters(
    resource.filters,
    labelOf,
    Object.fromEntries(
      Object.keys(resource.filters).map(name => {
        const choices = choicesOf(name);
        const isMono = fieldOf(resource, name).kind.is === 'code';
        return [name, { ...(isMono && { isMono }), ...(choices.length > 0 && { choices }) }];
      }),
    ),
  );
