import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { isActTitle } from '../titles.ts';
import type { Tag } from './tag.ts';

export interface TagParts {
  page: string;
  /** Which record of the page, or what is done there, with what stands between; empty for the page itself. */
  rest: string;
}

/** What a tag is called, in two parts: where there is no room for both, the second one tells it from the others. */
export function useTagParts(): (tag: Tag) => TagParts {
  const translate = useTranslate();
  return useCallback(
    ({ titles, name }) => {
      const [last = '', before] = [...titles].reverse();
      const isAct = before !== undefined && isActTitle(last);
      const what = name ?? (isAct ? translate(last) : undefined);
      const rest = what ? translate('tags.record', { page: '', name: what }) : '';
      return { page: translate(isAct ? before : last), rest };
    },
    [translate],
  );
}

export function useTagWords(): (tag: Tag) => string {
  const partsOf = useTagParts();
  return useCallback(
    tag => {
      const { page, rest } = partsOf(tag);
      return page + rest;
    },
    [partsOf],
  );
}
