/**
 * The lower edge of a record on a phone, where a thumb reaches: acts of the record stand there, above what saves it.
 * Elsewhere they stay where they are written.
 */
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTabShown } from './tab-shown.ts';

/** The element of the page; null where it has none, or not yet. */
export const ThumbFootContext = createContext<HTMLElement | null>(null);

/** Those of a tab that is not looked at are not there. */
export function InThumbFoot({ children }: { children: ReactNode }) {
  const foot = useContext(ThumbFootContext);
  const isShown = useTabShown();
  const isPhone = useMediaQuery(theme => theme.breakpoints.down('sm'), { noSsr: true });
  if (!isPhone || foot === null) return children;
  return isShown ? createPortal(children, foot) : null;
}

/** It takes no room while nothing is in it. */
export const ThumbFoot = styled('div')(({ theme: { tokens } }) => ({
  flex: 'none',
  order: 1,
  // a form with several fields leaves something of the record in view
  maxHeight: '60%',
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  '&:empty': { display: 'none' },
}));
