import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ShelfProps {
  /** For whoever looks at the sheet. */
  of: string;
  children: ReactNode;
}

/** One kind of things beside each other, under its name. */
export function Shelf({ of, children }: ShelfProps) {
  return (
    <section>
      <h2>{of}</h2>
      <Row>{children}</Row>
    </section>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

/** What is as high as its page, in a place of this height. */
export const Place = styled('div')({ position: 'relative', width: '100%', overflow: 'hidden' });
