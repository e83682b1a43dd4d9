/** Says above the map what could not be drawn, and what is drawn in its place. */
import { styled } from '@mui/material/styles';
import { TriangleAlert, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BaseMapFault } from './base/base-map.ts';

export function FaultNotice({ fault, isPlain }: { fault: BaseMapFault; isPlain: boolean }) {
  const translate = useTranslate();
  const [closed, setClosed] = useState<BaseMapFault | null>(null);
  if (closed === fault) return null;
  return (
    <Bar role="status">
      <TriangleAlert size={14} aria-hidden />
      {translate(isPlain ? `map.plain.${fault}` : `map.fault.${fault}`)}
      <button type="button" aria-label={translate('map.dismiss')} onClick={() => setClosed(fault)}>
        <X size={14} aria-hidden />
      </button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 3,
  // under the tools, which it must not cover
  top: 60,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 'calc(100% - 24px)',
  padding: '4px 4px 4px 10px',
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.warn.soft,
  color: tokens.warn.ink,
  boxShadow: tokens.shadow,
  button: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
}));
