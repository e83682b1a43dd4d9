/**
 * Names in the database that shipped with the product, in the reader's language. A name that people have changed or
 * added is theirs and stays as it is.
 */
import { useLocale, useTranslate } from 'ra-core';
import { useCallback, useContext, useEffect, useState } from 'react';
import { WordsContext } from '../late/words-context.ts';

/** They ship in it: nothing is to be fetched for its readers. */
const SHIPPED_IN = 'zh';

export function useShippedName(): (name: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const need = useContext(WordsContext);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (locale === SHIPPED_IN) return;
    // without its words the name stays as it is
    need(['shipped']).then(
      () => setSpoken(locale),
      () => {},
    );
  }, [locale, need]);
  return useCallback(
    name => (spoken === locale ? translate(`shipped.${name}`, { _: name }) : name),
    [spoken, locale, translate],
  );
}
