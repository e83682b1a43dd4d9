/** Folds the menu, and shows which keys there are. */
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Tip } from '../kit/Tip.tsx';
import { KeyboardMapButton } from './settings/KeyboardMapButton.tsx';

interface SidebarFootProps {
  isFolded: boolean;
  onFold: () => void;
}

export function SidebarFoot({ isFolded, onFold }: SidebarFootProps) {
  const translate = useTranslate();
  const words = translate(isFolded ? 'shell.unfold' : 'shell.fold');
  const Glyph = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <Box
      sx={theme => ({
        display: 'flex',
        flex: 'none',
        height: 32,
        borderTop: `1px solid ${theme.tokens.line}`,
      })}
    >
      <Tip title={isFolded ? words : ''} placement="right">
        <Act onClick={onFold} aria-expanded={!isFolded} aria-label={words}>
          <Glyph size={16} strokeWidth={1.75} aria-hidden />
          {!isFolded && <span>{words}</span>}
        </Act>
      </Tip>
      {!isFolded && <KeyboardMapButton />}
    </Box>
  );
}

const Act = styled(ButtonBase)(({ theme: { tokens } }) => ({
  flex: 1,
  gap: 8,
  minWidth: 0,
  padding: '0 16px',
  justifyContent: 'flex-start',
  color: tokens.text.faint,
  fontSize: 13,
  '&[aria-expanded=false]': { justifyContent: 'center' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
  '&:hover': { backgroundColor: tokens.hover },
}));
