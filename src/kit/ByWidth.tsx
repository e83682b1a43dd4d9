/** The same in more words and in fewer: what a phone has room for, or no head of a column to lean on. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ByWidthProps {
  wide: ReactNode;
  phone: ReactNode;
}

export function ByWidth({ wide, phone }: ByWidthProps) {
  return (
    <>
      <Wide>{wide}</Wide>
      <Phone>{phone}</Phone>
    </>
  );
}

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Phone = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
