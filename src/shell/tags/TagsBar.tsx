/** The row of visited pages under the bar at the top. Links all of them: Ctrl-click opens a window of its own. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronDown } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FOLDS } from '../../kit/fold-on-scroll.ts';
import { late } from '../../kit/late.tsx';
import { useStableCallback } from '../../kit/use-stable-callback.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useUnsaved } from '../guards/guards-context.tsx';
import { TagLink } from './TagLink.tsx';
import type { Tag } from './tag.ts';
import { useTags } from './tags-context.tsx';
import { useOverflow } from './use-overflow.ts';
import { useTagActs } from './use-tag-acts.tsx';
import { useTagDrag } from './use-tag-drag.ts';
import { useTagShortcuts } from './use-tag-shortcuts.ts';
import { useTagWords } from './use-tag-words.ts';

const TagMenu = late(() => import('./TagMenu.tsx'), 'default');
const TagsList = late(() => import('./TagsList.tsx'), 'default');

const HEIGHT = 32;

export function TagsBar() {
  const translate = useTranslate();
  const wordsOf = useTagWords();
  const { tags, activeKey } = useTags();
  const unsaved = useUnsaved();
  const { acts, question } = useTagActs();
  const row = useRef<HTMLUListElement>(null);
  const isOverflowing = useOverflow(row, tags.length);
  const [menu, setMenu] = useState<{ key: string; at: Corner } | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOverflowing) setList(null);
  }, [isOverflowing]);
  const [said, setSaid] = useState('');
  // the one of them that Tab stops at
  const [stop, setStop] = useState<string | null>(null);
  const stopKey = [stop, activeKey].find(key => tags.some(tag => tag.key === key)) ?? tags[0]?.key;
  useTagShortcuts(acts);

  const handleMoved = useCallback(
    (tag: Tag, place: number) => setSaid(translate('tags.moved', { name: wordsOf(tag), place: place + 1 })),
    [translate, wordsOf],
  );
  const drag = useTagDrag(row, acts, tags);

  const activeName = tags.find(({ key }) => key === activeKey)?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer name, or the button at the end, takes its place
  useLayoutEffect(() => {
    if (activeKey !== null) bringIntoView(row.current, activeKey);
  }, [activeKey, activeName, isOverflowing]);

  // whoever closes by the keyboard goes on from the next one
  const goesOn = useRef<{ gone: string; next?: string } | null>(null);
  useLayoutEffect(() => {
    const { gone, next } = goesOn.current ?? {};
    if (gone === undefined || tags.some(({ key }) => key === gone)) return;
    goesOn.current = null;
    if (next !== undefined) linkOf(row.current, next)?.focus();
  }, [tags]);

  const handleKey = useStableCallback((event: KeyboardEvent<HTMLElement>, tag: Tag) => {
    const place = tags.indexOf(tag);
    const focus = (at: number) => {
      event.preventDefault();
      const next = tags[Math.min(Math.max(at, 0), tags.length - 1)];
      if (next) linkOf(row.current, next.key)?.focus();
    };
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0 && (event.ctrlKey || event.altKey)) {
      event.preventDefault();
      const free = tags.filter(({ isPinned }) => !isPinned);
      const to = free.indexOf(tag) + step;
      if (tag.isPinned || to < 0 || to >= free.length) return;
      acts.move(tag.key, to);
      handleMoved(tag, to);
    } else if (step !== 0) focus(place + step);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(tags.length - 1);
    else if (event.key === 'Delete' && !tag.isPinned) {
      event.preventDefault();
      goesOn.current = { gone: tag.key, next: (tags[place + 1] ?? tags[place - 1])?.key };
      acts.close([tag.key]);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      const { left, bottom } = event.currentTarget.getBoundingClientRect();
      setMenu({ key: tag.key, at: { left, top: bottom } });
    }
  });
  const handleMenu = useCallback((tag: Tag, at: Corner) => setMenu({ key: tag.key, at }), []);

  const inMenu = tags.find(({ key }) => key === menu?.key);
  return (
    <Box
      component="nav"
      aria-label={translate('tags.bar')}
      {...FOLDS}
      sx={theme => ({
        display: 'flex',
        flex: 'none',
        minWidth: 0,
        height: HEIGHT,
        borderBottom: `1px solid ${theme.tokens.line}`,
      })}
    >
      <Box component="ul" ref={row} sx={rowLook}>
        {tags.map(tag => (
          <TagLink
            key={tag.key}
            tag={tag}
            isActive={tag.key === activeKey}
            isUnsaved={unsaved.has(tag.key)}
            isStop={tag.key === stopKey}
            drag={drag}
            onClose={acts.close}
            onMenu={handleMenu}
            onFocus={setStop}
            onKey={handleKey}
          />
        ))}
      </Box>
      {isOverflowing && (
        <IconButton
          aria-label={translate('tags.all', { count: tags.length })}
          aria-haspopup="dialog"
          aria-expanded={list !== null}
          onClick={event => setList(event.currentTarget)}
          sx={theme => ({
            flex: 'none',
            width: HEIGHT,
            borderLeft: `1px solid ${theme.tokens.line}`,
            borderRadius: 0,
            outlineOffset: -2,
          })}
        >
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {menu && inMenu && (
        <TagMenu
          key={menu.key}
          tag={inMenu}
          at={menu.at}
          acts={acts}
          onMoved={handleMoved}
          onClose={() => setMenu(null)}
        />
      )}
      {list && isOverflowing && <TagsList anchor={list} acts={acts} onClose={() => setList(null)} />}
      {question}
    </Box>
  );
}

interface Corner {
  left: number;
  top: number;
}

const rowLook = {
  display: 'flex',
  flex: 1,
  gap: '10px',
  minWidth: 0,
  m: 0,
  p: 0,
  px: 4,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
} as const;

const linkOf = (row: HTMLElement | null, key: string) =>
  [...(row?.querySelectorAll<HTMLElement>('a[data-tag]') ?? [])].find(({ dataset }) => dataset.tag === key);

/** Only the row itself scrolls. */
function bringIntoView(row: HTMLElement | null, key: string) {
  const link = linkOf(row, key)?.closest('li');
  if (!row || !link) return;
  const [seen, wanted] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  const margin = 24;
  if (wanted.left < seen.left + margin) row.scrollLeft -= seen.left + margin - wanted.left;
  else if (wanted.right > seen.right - margin) row.scrollLeft += wanted.right - seen.right + margin;
}
