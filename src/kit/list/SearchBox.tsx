import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Key } from '../Key.tsx';
import { isComposing, useShortcut } from '../use-shortcut.ts';
import { useStableCallback } from '../use-stable-callback.ts';

/** How long typing rests before it is sought. */
const THROTTLE_MS = 500;

interface SearchBoxProps {
  value: string;
  hint: string;
  onSearch: (value: string) => void;
  /** 0 searches at every key: for what is searched here, not at the upstream. */
  waitMs?: number;
  /** What Enter does besides searching at once, alone or with Shift: whoever gives it is done with the box. */
  onEnter?: (hasShift: boolean) => void;
}

export function SearchBox({ value, hint, onSearch, waitMs = THROTTLE_MS, onEnter }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [isInComposition, setInComposition] = useState(false);
  const search = useStableCallback(onSearch);
  // a page keeps its hidden tabs, and they have boxes of their own
  useShortcut(
    '/',
    () => {
      if (input.current?.offsetParent) input.current.focus();
    },
    { label: 'settings.keys.find', group: 'list' },
  );

  // the address can change the filter from outside: a tab, the back button
  const seen = useRef(value);
  const told = useRef(value);
  useEffect(() => {
    // effects run again when a kept page is shown, and then nobody has changed anything
    if (value === told.current) return;
    told.current = value;
    if (value !== seen.current) setText(value);
    seen.current = value;
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (isInComposition || wanted === seen.current) return;
    const timer = setTimeout(() => {
      seen.current = wanted;
      search(wanted);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, isInComposition, waitMs, search]);

  // what is typed counts, also for who clicks a row, or goes to another page, before it has been sought
  const flush = useStableCallback(() => {
    const wanted = text.trim();
    if (isInComposition || wanted === seen.current) return;
    seen.current = wanted;
    onSearch(wanted);
  });
  useLayoutEffect(() => flush, [flush]);

  return (
    <Box role="search" aria-label={hint}>
      <Search size={14} aria-hidden />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={hint}
        aria-label={hint}
        aria-keyshortcuts="/"
        onChange={event => setText(event.target.value)}
        onBlur={() => flush()}
        onCompositionStart={() => setInComposition(true)}
        onCompositionEnd={() => setInComposition(false)}
        onKeyDown={event => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Escape') input.current?.blur();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          seen.current = text.trim();
          onSearch(text.trim());
          if (!onEnter || text.trim() === '') return;
          onEnter(event.shiftKey);
          input.current?.blur();
        }}
      />
      <Key>/</Key>
    </Box>
  );
}

const Box = styled('div')(({ theme: { tokens, sizes, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: 200,
  minHeight: sizes.control,
  padding: '0 8px',
  border: `1px solid ${tokens.outline}`,
  borderRadius: 4,
  color: tokens.text.faint,
  '&:focus-within': { borderColor: tokens.accent.ink, boxShadow: `0 0 0 2px ${tokens.accent.soft}` },
  input: {
    flex: 1,
    minWidth: 0,
    height: 'auto',
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.text.strong,
    font: 'inherit',
  },
  'input:focus-visible': { outline: 'none' },
  'input::-webkit-search-cancel-button': { display: 'none' },
  [breakpoints.down('sm')]: { flex: 1, width: 'auto', minWidth: 0, minHeight: 36 },
}));
