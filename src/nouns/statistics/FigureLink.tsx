/** A figure that leads to the records behind it, for who may see them. */
import { styled } from '@mui/material/styles';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';

/** @param to the address of their list; null where there are none, or they are not for this user */
export const FigureLink = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? children : <Lead to={to}>{children}</Lead>;

const Lead = styled(LinkBase)(({ theme: { tokens } }) => ({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: tokens.edge,
  textUnderlineOffset: 3,
  '&:hover': { color: tokens.accent.ink, textDecorationColor: 'currentcolor' },
}));
