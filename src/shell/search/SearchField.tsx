/** The field of the search. It is there from the start and light; what it finds comes when it is first wanted. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useExtensions } from '../../data/extensions-context.tsx';
import { Key } from '../../kit/Key.tsx';
import { keyWords } from '../../kit/key-words.ts';
import { useLate } from '../../kit/late.tsx';
import { isComposing } from '../../kit/use-shortcut.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import type { PanelKeys } from './SearchPanel.tsx';

const loadPanel = () => import('./SearchPanel.tsx');

/** To something that was found, back to where one was, or to what was clicked meanwhile. */
export type Leaving = 'gone' | 'back' | 'away';

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** That lead here. */
  keys: string;
  /** Lies over the whole bar, and is there only while it is used. */
  isAcross: boolean;
  /** @param from what had the focus */
  onEnter: (from: Element | null) => void;
  onLeave: (how: Leaving) => void;
}

export function SearchField({ input, keys, isAcross, onEnter, onLeave }: SearchFieldProps) {
  const translate = useTranslate();
  const { searches } = useExtensions();
  const id = useId();
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [count, setCount] = useState('');
  const isInComposition = useRef(false);
  const panelKeys = useRef<PanelKeys>(null);
  const { code: panel, error, retry } = useLate(loadPanel, { isWanted });
  const hasFailed = error !== undefined;

  const handleText = (now: string) => {
    setText(now);
    setOpen(true);
    if (!isInComposition.current) setSought(now);
  };
  const close = () => {
    setOpen(false);
    setActiveId(undefined);
    setCount('');
  };
  const clear = () => {
    setText('');
    setSought('');
  };
  const leave = (how: Leaving) => {
    close();
    clear();
    onLeave(how);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      // first what was typed, then the search
      if (text && isOpen && !isAcross) clear();
      else leave('back');
    } else if (isOpen) {
      if (!panelKeys.current?.press(event.key)) return;
    } else if (event.key === 'ArrowDown') setOpen(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleFocus = (event: FocusEvent) => {
    if (hasFailed) retry();
    setWanted(true);
    setOpen(true);
    onEnter(event.relatedTarget);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    if (isAcross) onLeave('away');
  };
  const isShown = isOpen && panel !== undefined;
  const hint = translate(searches.length > 0 ? 'search.hint' : 'search.hintPages');

  return (
    <Place
      role="search"
      aria-label={translate('search.label')}
      data-across={isAcross || undefined}
      onBlur={handleBlur}
    >
      <Box onPointerEnter={() => setWanted(true)}>
        <Search size={14} strokeWidth={1.75} aria-hidden />
        <input
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
          autoFocus={isAcross}
          role="combobox"
          type="text"
          value={text}
          maxLength={100}
          placeholder={hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={translate('search.label')}
          aria-keyshortcuts="Control+K"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-activedescendant={isShown ? activeId : undefined}
          onChange={event => handleText(event.target.value)}
          onCompositionStart={() => {
            isInComposition.current = true;
          }}
          onCompositionEnd={event => {
            isInComposition.current = false;
            handleText(event.currentTarget.value);
          }}
          onKeyDown={handleKeyDown}
          onFocus={handleFocus}
          onClick={() => setOpen(true)}
        />
        {isAcross ? (
          <IconButton onClick={() => leave('back')} aria-label={translate('search.close')}>
            <X strokeWidth={1.75} aria-hidden />
          </IconButton>
        ) : (
          !isOpen && <Key>{keyWords(keys)[0]?.join(' ') ?? ''}</Key>
        )}
      </Box>
      {isShown && (
        <panel.default
          id={id}
          text={sought}
          keys={panelKeys}
          onActive={setActiveId}
          onCount={setCount}
          onDone={() => leave('gone')}
        />
      )}
      <VisuallyHidden role="status">
        {isOpen && hasFailed ? translate('search.notLoaded') : count}
      </VisuallyHidden>
      {isOpen && hasFailed && <NotLoaded>{translate('search.notLoaded')}</NotLoaded>}
    </Place>
  );
}

const Place = styled('div')(({ theme: { zIndex } }) => ({
  position: 'relative',
  // where one is, and who, gives way after it: even a part of a pixel less would cut a word
  flex: '0 100000 248px',
  minWidth: 132,
  marginLeft: 4,
  '@media (min-width:1500px)': { flexBasis: 320 },
  '&[data-across]': {
    position: 'absolute',
    inset: '0 0 auto 0',
    // what it finds lies over cards of news
    zIndex: zIndex.modal,
    height: 48,
    margin: 0,
    padding: '0 8px',
  },
}));

const Box = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  padding: '0 8px',
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  color: tokens.text.faint,
  backgroundColor: tokens.surface,
  '&:focus-within': { borderColor: tokens.accent.ink, boxShadow: `0 0 0 2px ${tokens.accent.soft}` },
  svg: { flex: 'none' },
  kbd: { marginLeft: 0, flex: 'none' },
  input: {
    flex: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: tokens.text.strong,
    font: 'inherit',
  },
  '[data-across] > &': {
    height: 48,
    border: 0,
    borderRadius: 0,
    borderBottom: `1px solid ${tokens.line}`,
    margin: '0 -8px',
    padding: '0 8px 0 16px',
    fontSize: 16,
    '&:focus-within': { boxShadow: 'none' },
  },
}));

const NotLoaded = styled('p')(({ theme: { tokens, zIndex } }) => ({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: zIndex.modal,
  width: 320,
  maxWidth: '100%',
  margin: '4px 0 0',
  padding: '8px 12px',
  border: `1px solid ${tokens.bad.ink}`,
  borderRadius: 6,
  color: tokens.bad.ink,
  backgroundColor: tokens.bad.soft,
}));
