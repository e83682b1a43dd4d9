/** The panel of the tool in the hand; on a phone it takes the lower part of the map. */
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PanelFrame } from '../../../nouns/fleet-map/FoldingPanel.tsx';
import { Bare } from '../../../nouns/fleet-map/parts.ts';

interface ToolPanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

export function ToolPanel({ title, onClose, children }: ToolPanelProps) {
  const translate = useTranslate();
  return (
    <Frame aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Bare
          type="button"
          aria-label={translate('vehicleMonitor.close')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <X size={16} aria-hidden />
        </Bare>
      </header>
      {children}
    </Frame>
  );
}

const Frame = styled(PanelFrame)({
  height: 'auto',
  header: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 40,
    padding: '0 8px 0 12px',
  },
  h2: { margin: 0, fontSize: 14, lineHeight: 1.5, fontWeight: 600 },
});
