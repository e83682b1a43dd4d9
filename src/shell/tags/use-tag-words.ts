import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { isActTitle } from '../routes.ts';
import type { Tag } from './tag.ts';

/** What a tag is called: its page, and which record of it or what is done there. */
export function useTagWords(): (tag: Tag) => string {
  const translate = useTranslate();
  return useCallback(
    ({ titles, name }) => {
      const [last = '', before] = [...titles].reverse();
      if (before === undefined || !isActTitle(last)) {
        const page = translate(last);
        return name ? translate('tags.record', { page, name }) : page;
      }
      return translate('tags.record', { page: translate(before), name: name ?? translate(last) });
    },
    [translate],
  );
}
