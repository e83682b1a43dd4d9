/** What is shown for what was typed: where one was last while it is empty, else pages and then records. */
import { useTranslate } from 'ra-core';
import { useContext, useMemo } from 'react';
import { useExtensions } from '../../data/extensions-context.tsx';
import { useMenu } from '../../data/menu-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { TagsContext } from '../tags/tags-context.tsx';
import { findPages, pagesOfMenu } from './find-pages.ts';
import { type FindGroup, findOfPage, findOfRecord, recentTags } from './finds.ts';
import { type Finds, useRecordFinds } from './use-record-finds.ts';

const PAGES_AT_MOST = 8;
const SEPARATOR = ' / ';

export function useGroups(text: string): { groups: readonly FindGroup[]; retry: () => void } {
  const translate = useTranslate();
  const failureText = useFailureText();
  const menu = useMenu();
  const known = useContext(TagsContext);
  const { searches } = useExtensions();
  const { finds, retry } = useRecordFinds(text, searches);
  const pages = useMemo(() => pagesOfMenu(menu, key => translate(key)), [menu, translate]);
  const found = useMemo(() => findPages(pages, text), [pages, text]);
  const tags = known?.tags ?? [];

  if (!text.trim()) {
    const recent = known ? recentTags(known.tags, known.recent, known.activeKey) : [];
    return {
      retry,
      groups: [
        {
          key: 'recent',
          title: translate('search.recent'),
          isBusy: false,
          finds: recent.map(tag => {
            const words = tag.titles.map(title => translate(title));
            const page = words.pop() ?? '';
            return {
              key: tag.key,
              name: tag.name ? translate('tags.record', { page, name: tag.name }) : page,
              hint: words.join(SEPARATOR) || undefined,
              isOpen: true,
              to: tag.at,
            };
          }),
        },
        {
          key: 'menu',
          title: translate('search.menu'),
          isBusy: false,
          finds:
            recent.length > 0
              ? []
              : pages.slice(0, PAGES_AT_MOST).map(page => findOfPage(page, tags, SEPARATOR)),
        },
      ],
    };
  }

  const ofSearch = (key: string, now: Finds | undefined) => {
    if (now?.state === 'found') return now.records.map(record => findOfRecord(key, record, tags));
    if (now?.state !== 'failed') return [];
    const reason = failureText(now.error).text;
    return [
      {
        key: `${key} again`,
        name: translate('kit.state.retry'),
        hint: translate('search.failed', { reason }),
        isOpen: false,
      },
    ];
  };
  return {
    retry,
    groups: [
      {
        key: 'pages',
        title: translate('search.pages'),
        isBusy: false,
        finds: found.slice(0, PAGES_AT_MOST).map(page => findOfPage(page, tags, SEPARATOR)),
      },
      ...searches.map(({ key, title }) => ({
        key,
        title: translate(title),
        isBusy: finds.get(key)?.state === 'busy',
        finds: ofSearch(key, finds.get(key)),
      })),
    ],
  };
}
