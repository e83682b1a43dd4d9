/** What was done, in words, by the call that did it. */
import { useTranslate } from 'ra-core';

export function useDeedWords(): (method: string) => string {
  const translate = useTranslate();
  /** `create` of whatever entity, and else the call's own name. */
  const deedOf = (method: string) => {
    const name = method.split('.').at(-1) ?? '';
    return translate(`log.act.${name}`, { _: name });
  };
  // an older upstream writes the whole name of a Java method
  return method =>
    method ? translate(`log.call.${method}`, { _: deedOf(method) }) : translate('common.none');
}
