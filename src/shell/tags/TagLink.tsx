/** One tag of the row. */
import { styled } from '@mui/material/styles';
import { Pin, X } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { dot } from '../../kit/theme/edges.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { Tag } from './tag.ts';
import type { AttachDrag } from './use-tag-drag.ts';
import { useTagParts } from './use-tag-words.ts';

interface TagLinkProps {
  tag: Tag;
  isActive: boolean;
  isUnsaved: boolean;
  /** Whether Tab stops here; the arrow keys lead to the others. */
  isStop: boolean;
  /** Null where nothing can be dragged. */
  drag: AttachDrag | null;
  onClose: (keys: readonly string[]) => void;
  onMenu: (tag: Tag, at: { left: number; top: number }) => void;
  onFocus: (key: string) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, tag: Tag) => void;
}

export const TagLink = memo(function TagLink(props: TagLinkProps) {
  const { tag, isActive, isUnsaved, isStop, drag, onClose } = props;
  const { key, isPinned } = tag;
  const translate = useTranslate();
  const { page, rest } = useTagParts()(tag);
  const words = page + rest;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (drag && item.current && !isPinned) return drag(item.current, key);
  }, [drag, key, isPinned]);
  const handleClose = () => onClose([key]);

  return (
    <Item
      ref={item}
      data-active={isActive || undefined}
      data-pinned={isPinned || undefined}
      onContextMenu={event => {
        event.preventDefault();
        props.onMenu(tag, { left: event.clientX, top: event.clientY });
      }}
      onMouseDown={event => {
        // otherwise the browser begins to scroll
        if (event.button === MIDDLE) event.preventDefault();
      }}
      onAuxClick={event => {
        if (event.button !== MIDDLE) return;
        event.preventDefault();
        if (!isPinned) handleClose();
      }}
    >
      <LinkBase
        to={tag.at}
        title={words}
        draggable={false}
        data-tag={key}
        tabIndex={isStop ? 0 : -1}
        aria-current={isActive ? 'page' : undefined}
        aria-keyshortcuts={isPinned ? 'Shift+F10' : 'Delete Shift+F10'}
        onFocus={() => props.onFocus(key)}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => props.onKey(event, tag)}
      >
        {isPinned && <Pin size={10} strokeWidth={2} aria-hidden />}
        {isUnsaved && <Dot aria-hidden="true" />}
        <VisuallyHidden>{words}</VisuallyHidden>
        <Words data-words={words} aria-hidden="true">
          <span>
            <i>{page}</i>
            {rest && <i>{rest}</i>}
          </span>
        </Words>
        {isPinned && <VisuallyHidden>, {translate('tags.pinned')}</VisuallyHidden>}
        {isUnsaved && <VisuallyHidden>, {translate('tags.unsaved')}</VisuallyHidden>}
      </LinkBase>
      {!isPinned && (
        <CloseButton
          type="button"
          tabIndex={-1}
          aria-label={translate('tags.closeOne', { name: words })}
          title={translate('tags.close')}
          onClick={handleClose}
        >
          <X size={12} strokeWidth={1.75} aria-hidden />
        </CloseButton>
      )}
    </Item>
  );
});

const MIDDLE = 1;

const Item = styled('li')(({ theme: { tokens } }) => ({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  fontSize: 12,
  '&[data-pinned]': { paddingRight: 6 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minWidth: 24,
    maxWidth: 240,
    height: '100%',
    color: tokens.text.plain,
    textDecoration: 'none',
    outlineOffset: -2,
    '& svg': { flex: 'none', color: tokens.text.faint },
    '&:hover': { color: tokens.text.strong },
  },
  '&[data-active] a': { color: tokens.text.strong, fontWeight: 600 },
  '&[data-active]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 6px 0 0',
    height: 2,
    backgroundColor: tokens.accent.mark,
  },
  // where a dragged one would go
  '&[data-edge]::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: 4,
    bottom: 4,
    left: -6,
    width: 2,
    backgroundColor: tokens.accent.mark,
  },
  '&[data-edge=right]::before': { left: 'auto', right: -6 },
  '&[data-dragged]': { opacity: 0.5 },
}));

/** As wide as the words are when they are bold: nothing shifts when another tag becomes the active one. */
const Words = styled('span')({
  display: 'grid',
  minWidth: 0,
  '& > span': { gridArea: '1 / 1', display: 'flex', minWidth: 0, whiteSpace: 'pre' },
  // the page gives way before what tells its records apart
  '& i': { flexShrink: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontStyle: 'normal' },
  '& i:first-of-type:not(:last-of-type)': { flexShrink: 1000, minWidth: '2em' },
  '&::after': {
    content: 'attr(data-words)',
    gridArea: '1 / 1',
    overflow: 'hidden',
    height: 0,
    fontWeight: 600,
    visibility: 'hidden',
    whiteSpace: 'nowrap',
  },
});

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  ...dot(theme.tokens.warn.mark, 6),
}));

const CloseButton = styled('button')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: tokens.text.faint,
  cursor: 'pointer',
  '&:hover': { color: tokens.text.strong, backgroundColor: tokens.hover },
}));
