/** Finds pages and records from everywhere: a field in the bar, on a phone a glyph that opens one across the bar. */
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { type Leaving, SearchField } from './SearchField.tsx';

const KEYS = 'mod+k';
/** Where the page begins, for who has gone somewhere. */
const CONTENT = 'content';

export function RouteSearch() {
  const translate = useTranslate();
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const glyph = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const handleKey = () => {
    if (document.querySelector('.MuiModal-root:not(.MuiModal-hidden)')) return;
    setOpen(true);
    input.current?.focus();
    input.current?.select();
  };
  useShortcut(KEYS, handleKey, { inFields: true, label: 'settings.keys.search' });

  const handleLeave = (how: Leaving) => {
    setOpen(false);
    const back = cameFrom.current;
    cameFrom.current = null;
    if (how === 'away') return;
    input.current?.blur();
    if (how === 'gone') document.getElementById(CONTENT)?.focus();
    else if (isNarrow) glyph.current?.focus();
    else if (back instanceof HTMLElement && back.isConnected) back.focus();
  };

  const field = (
    <SearchField
      input={input}
      keys={KEYS}
      isAcross={isNarrow}
      onEnter={from => {
        cameFrom.current = from;
      }}
      onLeave={handleLeave}
    />
  );
  if (!isNarrow) return field;
  return (
    <>
      <IconButton ref={glyph} onClick={() => setOpen(true)} aria-label={translate('search.open')}>
        <Search strokeWidth={1.75} aria-hidden />
      </IconButton>
      {isOpen && field}
    </>
  );
}
