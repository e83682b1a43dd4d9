/**
 * What has just been told, as cards at the lower left: at most three. Each leaves by itself, or is closed, or goes where
 * it leads; what it said stands in the notification centre all the same.
 */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react';
import type { NewsCard } from '../../data/feature.ts';
import { screenLock } from '../../data/screen-lock.ts';
import { CARDS_LEFT, CARDS_LEFT_OF_PAGES } from '../../kit/cards-place.ts';
import { floating } from '../../kit/float.ts';
import { Key } from '../../kit/Key.tsx';
import { keyWords } from '../../kit/key-words.ts';
import { LOW, PHONE_BELOW } from '../../kit/theme/tokens.ts';
import { useBarInsets } from '../../kit/use-bar-insets.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { useLeaving, usePointedAt } from '../use-leaving.ts';
import { AS_LINE, LINE_HEIGHT, useFreePlace } from './use-free-place.ts';

/** As specified; the oldest goes. */
const MOST = 3;
const STAYS_MS = 8_000;
const CLOSE_ALL = 'alt+x';

interface ShownCard extends NewsCard {
  path: string | undefined;
}

interface Cards {
  /** The latest last. */
  shown: readonly ShownCard[];
  add(card: ShownCard): void;
  close(about: string): void;
  closeAll(): void;
}

export function useNewsCards(): Cards {
  const [shown, setShown] = useState<readonly ShownCard[]>([]);
  const close = useCallback(
    (about: string) => setShown(before => before.filter(card => card.about !== about)),
    [],
  );
  const add = useCallback(
    (card: ShownCard) =>
      setShown(before => [...before.filter(({ about }) => about !== card.about), card].slice(-MOST)),
    [],
  );
  const closeAll = useCallback(() => setShown([]), []);
  // whoever sits down next is not told what the last one was
  useEffect(() => screenLock.subscribe(() => screenLock.isLocked() && closeAll()), [closeAll]);
  return useMemo(() => ({ shown, add, close, closeAll }), [shown, add, close, closeAll]);
}

export function NewsCards({ shown, close, closeAll }: Cards) {
  const translate = useTranslate();
  const { bottom } = useBarInsets();
  // none of them leaves while one is aimed at: the others would move
  const { isHeld, handlers, letGo } = usePointedAt();
  const [stack, setStack] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card that had the focus may be gone
  useEffect(() => {
    if (!stack?.contains(document.activeElement)) letGo();
  }, [shown]);
  useFreePlace(stack, isHeld, shown, bottom);
  useShortcut(CLOSE_ALL, closeAll, { inFields: true, label: 'notification.closeCards' });
  return (
    // beside the page: an open dialog hides the page from screen readers, and these with it
    <Portal>
      <Stack
        ref={setStack}
        aria-label={translate('notification.cards')}
        aria-live="polite"
        style={{ [BARS_BOTTOM]: `${bottom}px` } as CSSProperties}
        {...handlers}
      >
        {shown.length > 1 && (
          <All variant="outlined" color="inherit" aria-keyshortcuts="Alt+X" onClick={closeAll}>
            {translate('notification.closeCards')}
            <Key>{keyWords(CLOSE_ALL).flat().join(' ')}</Key>
          </All>
        )}
        {shown.map(card => (
          <OneCard key={card.about} card={card} isHeld={isHeld} onClose={close} />
        ))}
      </Stack>
    </Portal>
  );
}

interface OneCardProps {
  card: ShownCard;
  isHeld: boolean;
  onClose: (about: string) => void;
}

function OneCard({ card, isHeld, onClose }: OneCardProps) {
  const translate = useTranslate();
  const { about, title, path, Content } = card;
  const handleClose = () => onClose(about);
  useLeaving({ afterMs: STAYS_MS, isHeld, told: card, onLeave: handleClose });
  return (
    <Card aria-label={translate(title)}>
      {path === undefined ? (
        <Content />
      ) : (
        <LinkBase to={path} onClick={handleClose}>
          <Content />
        </LinkBase>
      )}
      <IconButton
        aria-label={translate('notification.closeCard', { title: translate(title) })}
        onClick={handleClose}
      >
        <X size={14} aria-hidden />
      </IconButton>
    </Card>
  );
}

/** What bars of the page take at the lower edge. */
const BARS_BOTTOM = '--bars-bottom';

const LAST_ONLY = { '& > :not(:last-child)': { display: 'none' } };

const Stack = styled('section')(({ theme: { zIndex, breakpoints } }) => ({
  position: 'fixed',
  // dialogs are above them
  zIndex: zIndex.drawer,
  // beside the menu, above bars of the page
  bottom: `calc(var(${BARS_BOTTOM}) + 12px)`,
  left: `var(${CARDS_LEFT}, var(${CARDS_LEFT_OF_PAGES}, 12px))`,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 320,
  [breakpoints.down('md')]: { left: 12 },
  // a phone and a low window have room for the last one
  [breakpoints.down('sm')]: { right: 12, width: 'auto' },
  [`@media (max-width:${PHONE_BELOW - 0.05}px), ${LOW.replace('@media ', '')}`]: LAST_ONLY,
  [`&[${AS_LINE}]`]: {
    inset: 'auto 0 0',
    width: 'auto',
    ...LAST_ONLY,
    article: { height: LINE_HEIGHT, overflow: 'hidden', borderWidth: '1px 0 0', borderRadius: 0 },
    'article > button': { top: 8 },
  },
}));

const All = styled(Button)(({ theme: { tokens } }) => ({
  alignSelf: 'flex-start',
  backgroundColor: tokens.float,
  '&:hover': { backgroundColor: tokens.hover },
}));

const Card = styled('article')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  position: 'relative',
  '& > a': {
    display: 'block',
    padding: '8px 36px 8px 12px',
    borderRadius: 'inherit',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  '& > button': { position: 'absolute', top: 4, right: 4, width: 28, height: 28 },
}));
