/** Titles that menu records give are keys as all titles are; below this they are read in the language of the moment. */
import { I18nContext, useI18nProvider } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { type OwnTitle, titleIn } from './titles.ts';

interface MenuWordsProps {
  titles: ReadonlyMap<string, OwnTitle>;
  children: ReactNode;
}

export function MenuWords({ titles, children }: MenuWordsProps) {
  const base = useI18nProvider();
  const withTitles = useMemo(
    () => ({
      ...base,
      translate: (key: string, options?: Record<string, unknown>) => {
        const own = titles.get(key);
        return own
          ? titleIn(own, base.getLocale(), instead => base.translate(instead))
          : base.translate(key, options);
      },
    }),
    [base, titles],
  );
  return <I18nContext.Provider value={titles.size > 0 ? withTitles : base}>{children}</I18nContext.Provider>;
}
