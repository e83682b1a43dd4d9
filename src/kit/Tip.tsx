/**
 * What a button without a word is called, on hover and on focus. What draws it is fetched when the first one is asked
 * for. The button names itself by `aria-label`: this is for eyes only.
 */
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLate } from './late.tsx';
import type { TipPlacement } from './TipBubble.tsx';

interface TipProps {
  /** Nothing shows without one. */
  title?: string;
  placement?: TipPlacement;
  /** One element. */
  children: ReactNode;
}

const AFTER_MS = 300;

const loadBubble = () => import('./TipBubble.tsx');

export function Tip({ title, placement = 'bottom', children }: TipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { code: bubble } = useLate(loadBubble, { isWanted: anchor !== null });
  const show = (around: Element) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(around.firstElementChild), AFTER_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  return (
    <Around
      onPointerEnter={event => event.pointerType !== 'touch' && show(event.currentTarget)}
      onPointerLeave={hide}
      onFocus={event => event.target.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={hide}
      onClick={hide}
      onKeyDown={event => event.key === 'Escape' && hide()}
    >
      {children}
      {anchor && title && bubble && <bubble.default anchor={anchor} title={title} placement={placement} />}
    </Around>
  );
}

const Around = styled('span')({ display: 'contents' });
