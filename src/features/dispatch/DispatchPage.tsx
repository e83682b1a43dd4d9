/** The dispatcher's page: who waits, who can fetch them, and the town between. */
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { usePositions } from '../../nouns/fleet-map/use-positions.ts';
import { DispatchDesk } from './desk/DispatchDesk.tsx';

export default function DispatchPage() {
  const { positions } = usePositions();
  const page = useRef<HTMLDivElement>(null);
  return <Page ref={page}>{positions && <DispatchDesk positions={positions} page={page} />}</Page>;
}

const Page = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  flex: 1,
  height: '100%',
  minHeight: 0,
  backgroundColor: tokens.sunken,
}));
