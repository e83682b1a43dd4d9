import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** In the place of what is not there yet. It does not move: many of them would be all that one sees. */
export function SkeletonBar({ style }: { style: CSSProperties }) {
  return <Bar className="skeleton" style={style} />;
}

const Bar = styled('span')(({ theme: { tokens } }) => ({
  display: 'block',
  borderRadius: 4,
  backgroundColor: tokens.mode === 'light' ? tokens.sunken : tokens.line,
}));
