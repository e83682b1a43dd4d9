/** What a page is called: in the window's title, and for whoever asks later in the session. */
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

const STORED = 'matchedTitles';

/**
 * @param titles keys of the catalogue from the outside in; null while one is on the way to somewhere else
 * @param isAct whether the last one names what is done on the page before it
 */
export function useTitles(titles: readonly string[] | null, isAct: boolean, appTitle: string) {
  const translate = useTranslate();
  const words = (titles ?? []).map(title => translate(title));
  const [last = '', before = ''] = [...words].reverse();
  const page = isAct ? translate('shell.titleOfAct', { page: before, act: last }) : last;
  const matched = titles && JSON.stringify(words);
  useEffect(() => {
    if (matched === null) return;
    document.title = page ? `${page} - ${appTitle}` : appTitle;
    try {
      sessionStorage.setItem(STORED, matched);
    } catch {
      // refused: then nobody asks later
    }
  }, [page, appTitle, matched]);
}
