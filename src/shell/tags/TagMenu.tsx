/** What can be done with one tag and with those around it. */
import { useTranslate } from 'ra-core';
import { Divider, Menu, MenuItem } from '../../kit/menu/menu.tsx';
import type { Tag } from './tag.ts';
import { useTags } from './tags-context.tsx';
import type { TagActs } from './use-tag-acts.tsx';
import { useTagWords } from './use-tag-words.ts';

interface TagMenuProps {
  tag: Tag;
  /** Where it opens, in the window. */
  at: { left: number; top: number };
  acts: TagActs;
  onMoved: (tag: Tag, place: number) => void;
  onClose: () => void;
}

export default function TagMenu({ tag, at, acts, onMoved, onClose }: TagMenuProps) {
  const translate = useTranslate();
  const wordsOf = useTagWords();
  const { tags } = useTags();
  const free = tags.filter(({ isPinned }) => !isPinned).map(({ key }) => key);
  const place = free.indexOf(tag.key);
  const entry = (word: string, isOffered: boolean, act: () => void) => (
    <MenuItem
      key={word}
      disabled={!isOffered}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {translate(`tags.${word}`)}
    </MenuItem>
  );
  const closing = (word: string, keys: readonly string[]) =>
    entry(word, keys.length > 0, () => acts.close(keys));
  const moving = (word: string, to: number) =>
    entry(word, place >= 0 && to >= 0 && to < free.length, () => {
      acts.move(tag.key, to);
      onMoved(tag, to);
    });
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={at}
      onContextMenu={event => event.preventDefault()}
      slotProps={{
        list: { 'aria-label': translate('tags.acts', { name: wordsOf(tag) }) },
        paper: { sx: { minWidth: 140 } },
      }}
    >
      {entry('refresh', true, () => acts.refresh(tag.key))}
      {closing('close', place < 0 ? [] : [tag.key])}
      {closing(
        'closeOthers',
        free.filter(key => key !== tag.key),
      )}
      {closing('closeLeft', free.slice(0, Math.max(place, 0)))}
      {closing('closeRight', free.slice(place + 1))}
      {closing('closeAll', free)}
      <Divider component="li" sx={{ my: 1 }} />
      {moving('moveLeft', place - 1)}
      {moving('moveRight', place + 1)}
    </Menu>
  );
}
