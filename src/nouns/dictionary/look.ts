/** What of a look an upstream gives is taken over. */
import { LIST_CLASSES, type ListClass } from '../../contract/dictionary-record.ts';

export type Look = ListClass;

/** One that is unknown is the plain one. */
export const lookOf = (listClass: string | null | undefined): Look =>
  LIST_CLASSES.find(look => look === listClass) ?? 'default';

/**
 * For style sheets of an operator's own: each name behind `dict-`, so that none of them is a class of the console.
 * What is no name is left out.
 */
export function classNamesOf(cssClass: string | null | undefined): string | undefined {
  const names = (cssClass ?? '').split(/\s+/).filter(name => /^[A-Za-z_][\w-]*$/.test(name));
  return names.length > 0 ? names.map(name => `dict-${name}`).join(' ') : undefined;
}
