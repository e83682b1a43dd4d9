/** The dispatcher's page: who waits, who can fetch them, and the town between. */
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { usePositions } from '../../nouns/fleet-map/use-positions.ts';
import { DispatchDesk } from './desk/DispatchDesk.tsx';
import { UnavailableNotice } from './desk/UnavailableNotice.tsx';
import { Withdrawing } from './parts/Withdrawing.tsx';

export default function DispatchPage() {
  const { positions } = usePositions();
  const page = useRef<HTMLDivElement>(null);
  return (
    <Page>
      <UnavailableNotice />
      <Withdrawing>
        <Desk ref={page}>{positions && <DispatchDesk positions={positions} page={page} />}</Desk>
      </Withdrawing>
    </Page>
  );
}

const Page = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
});

const Desk = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  backgroundColor: tokens.sunken,
}));
