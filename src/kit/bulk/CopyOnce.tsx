/** A secret that is shown this once. It does not close by a click beside it. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DraggablePaper } from '../dialog/DraggablePaper.tsx';
import { CopyButton } from '../state/CopyButton.tsx';
import { MONO } from '../theme/tokens.ts';

interface CopyOnceProps {
  title: string;
  why: string;
  secret: string;
  onClose: () => void;
}

export function CopyOnce({ title, why, secret, onClose }: CopyOnceProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Dialog PaperComponent={DraggablePaper} open aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{why}</DialogContentText>
        <Secret data-testid="secret">{secret}</Secret>
      </DialogContent>
      <DialogActions>
        <CopyButton text={secret} label={translate('kit.copy')} variant="outlined" />
        <Button variant="contained" onClick={onClose}>
          {translate('kit.copyOnce.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Secret = styled('output')(({ theme }) => ({
  display: 'block',
  margin: '12px 0 4px',
  padding: '10px 12px',
  borderRadius: 4,
  backgroundColor: theme.tokens.sunken,
  fontFamily: MONO,
  fontSize: 16,
  userSelect: 'all',
  overflowWrap: 'anywhere',
}));
