/** What has just been told, as cards at the lower left: at most three, each until somebody closes it or goes where it leads. */
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { NewsCard } from '../../data/feature.ts';
import { screenLock } from '../../data/screen-lock.ts';
import { CARDS_LEFT } from '../../kit/cards-place.ts';
import { floating } from '../../kit/float.ts';

/** As specified; the oldest goes. */
const MOST = 3;

interface ShownCard extends NewsCard {
  path: string | undefined;
}

interface Cards {
  /** The latest last. */
  shown: readonly ShownCard[];
  add(card: ShownCard): void;
  close(about: string): void;
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
  // whoever sits down next is not told what the last one was
  useEffect(() => screenLock.subscribe(() => screenLock.isLocked() && setShown([])), []);
  return useMemo(() => ({ shown, add, close }), [shown, add, close]);
}

export function NewsCards({ shown, close }: Cards) {
  const translate = useTranslate();
  return (
    // beside the page: an open dialog hides the page from screen readers, and these with it
    <Portal>
      <Stack aria-label={translate('notification.cards')} aria-live="polite">
        {shown.map(({ about, title, path, Content }) => (
          <Card key={about} aria-label={translate(title)}>
            {path === undefined ? (
              <Content />
            ) : (
              <LinkBase to={path} onClick={() => close(about)}>
                <Content />
              </LinkBase>
            )}
            <IconButton
              aria-label={translate('notification.closeCard', { title: translate(title) })}
              onClick={() => close(about)}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </Card>
        ))}
      </Stack>
    </Portal>
  );
}

const Stack = styled('section')(({ theme: { zIndex, breakpoints } }) => ({
  position: 'fixed',
  // dialogs are above them
  zIndex: zIndex.drawer,
  // above the foot of the sidebar, and of lists
  bottom: 52,
  left: `var(${CARDS_LEFT}, 12px)`,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 320,
  [breakpoints.down('md')]: { right: 12, bottom: 12, left: 12, width: 'auto' },
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
