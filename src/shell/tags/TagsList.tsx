/** All tags in a list with a find box, for rows too long for the bar and for narrow screens that have none. */
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Ellipsis, Pin, Search, X } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Popover } from '../../kit/menu/menu.tsx';
import { dot } from '../../kit/theme/edges.ts';
import { isComposing } from '../../kit/use-shortcut.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { useUnsaved } from '../guards/guards-context.tsx';
import TagMenu from './TagMenu.tsx';
import type { Tag } from './tag.ts';
import { useTags } from './tags-context.tsx';
import type { TagActs } from './use-tag-acts.tsx';
import { useTagWords } from './use-tag-words.ts';

interface TagsListProps {
  anchor: HTMLElement;
  acts: TagActs;
  onClose: () => void;
}

const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export default function TagsList({ anchor, acts, onClose }: TagsListProps) {
  const translate = useTranslate();
  const wordsOf = useTagWords();
  const { tags } = useTags();
  // a finger would get a keyboard over the list
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const [sought, setSought] = useState('');
  const [menu, setMenu] = useState<{ key: string; left: number; top: number } | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const found = tags.filter(tag => wordsOf(tag).toLowerCase().includes(sought.trim().toLowerCase()));
  const inMenu = tags.find(({ key }) => key === menu?.key);

  const handleKey = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex(link => link.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (isComposing(event.nativeEvent)) return;
    if (step !== 0) {
      event.preventDefault();
      links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
    } else if (event.key === 'Enter' && at < 0 && event.target instanceof HTMLInputElement) {
      // the button that has the focus again would take the key as its own
      event.preventDefault();
      links[0]?.click();
    }
  };
  return (
    <>
      <Popover
        open
        onClose={onClose}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('tags.all', { count: tags.length }),
            onKeyDown: handleKey,
            sx: {
              display: 'flex',
              flexDirection: 'column',
              width: 320,
              maxHeight: 'min(480px, 80dvh)',
              p: 2,
            },
          },
        }}
      >
        <Find>
          <Search {...glyph} />
          <InputBase
            autoFocus={!isNarrow}
            fullWidth
            value={sought}
            onChange={event => setSought(event.target.value)}
            placeholder={translate('tags.find')}
            inputProps={{ 'aria-label': translate('tags.find'), type: 'search' }}
          />
        </Find>
        <Rows ref={list} tabIndex={-1}>
          {found.map(tag => (
            <Row
              key={tag.key}
              tag={tag}
              onOpen={onClose}
              onClose={() => {
                acts.close([tag.key]);
                // the button goes with its row
                list.current?.focus();
              }}
              onMenu={event => {
                const { left, bottom } = event.currentTarget.getBoundingClientRect();
                setMenu({ key: tag.key, left, top: bottom });
              }}
            />
          ))}
        </Rows>
        {found.length === 0 && <p role="status">{translate('tags.noMatch')}</p>}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Popover>
      {menu && inMenu && (
        <TagMenu
          tag={inMenu}
          at={menu}
          acts={acts}
          onMoved={(tag, place) => setSaid(translate('tags.moved', { name: wordsOf(tag), place: place + 1 }))}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}

interface RowProps {
  tag: Tag;
  onOpen: () => void;
  onClose: () => void;
  onMenu: (event: { currentTarget: HTMLElement }) => void;
}

function Row({ tag, onOpen, onClose, onMenu }: RowProps) {
  const translate = useTranslate();
  const words = useTagWords()(tag);
  const isUnsaved = useUnsaved().has(tag.key);
  const isActive = useTags().activeKey === tag.key;
  return (
    <li>
      <LinkBase to={tag.at} title={words} aria-current={isActive ? 'page' : undefined} onClick={onOpen}>
        {tag.isPinned && <Pin size={12} strokeWidth={2} aria-hidden />}
        {isUnsaved && <i aria-hidden="true" />}
        <span>{words}</span>
        {tag.isPinned && <VisuallyHidden>, {translate('tags.pinned')}</VisuallyHidden>}
        {isUnsaved && <VisuallyHidden>, {translate('tags.unsaved')}</VisuallyHidden>}
      </LinkBase>
      <IconButton aria-label={translate('tags.acts', { name: words })} aria-haspopup="menu" onClick={onMenu}>
        <Ellipsis {...glyph} />
      </IconButton>
      {!tag.isPinned && (
        <IconButton aria-label={translate('tags.closeOne', { name: words })} onClick={onClose}>
          <X {...glyph} />
        </IconButton>
      )}
    </li>
  );
}

const Find = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: sizes.control,
  padding: '0 8px',
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  color: tokens.text.faint,
  '&:focus-within': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -1 },
  '& input:focus-visible': { outline: 'none' },
}));

const Rows = styled('ul')(({ theme: { tokens, breakpoints } }) => ({
  flex: 1,
  minHeight: 0,
  margin: '4px 0 0',
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  outline: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    borderRadius: 4,
    '&:hover': { backgroundColor: tokens.hover },
  },
  '& a': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 6,
    minWidth: 0,
    height: 32,
    paddingLeft: 8,
    borderRadius: 4,
    outlineOffset: -2,
    color: tokens.text.plain,
    textDecoration: 'none',
    [breakpoints.down('md')]: { height: 44 },
  },
  '& a[aria-current]': { color: tokens.accent.ink, fontWeight: 600 },
  '& a > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a > svg': { flex: 'none', color: tokens.text.faint },
  '& i': { flex: 'none', ...dot(tokens.warn.mark, 6) },
}));
