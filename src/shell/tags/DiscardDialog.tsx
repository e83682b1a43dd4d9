/** Asks before what is not saved goes with its tag. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DraggablePaper } from '../../kit/dialog/DraggablePaper.tsx';
import type { Tag } from './tag.ts';
import { useTagWords } from './use-tag-words.ts';

interface DiscardDialogProps {
  kind: 'close' | 'refresh';
  /** Those that hold something unsaved. */
  tags: readonly Tag[];
  onDiscard: () => void;
  onClose: () => void;
}

export default function DiscardDialog({ kind, tags, onDiscard, onClose }: DiscardDialogProps) {
  const translate = useTranslate();
  const wordsOf = useTagWords();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      PaperComponent={DraggablePaper}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate('tags.ask.title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>{translate(`tags.ask.${kind}`)}</DialogContentText>
        <Names>
          {tags.map(tag => (
            <li key={tag.key}>{wordsOf(tag)}</li>
          ))}
        </Names>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDiscard}>
          {translate(kind === 'close' ? 'tags.ask.discardAndClose' : 'tags.ask.discardAndRefresh')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('tags.ask.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Names = styled('ul')(({ theme }) => ({
  maxHeight: 200,
  margin: '8px 0 0',
  padding: '0 0 0 20px',
  overflow: 'auto',
  color: theme.tokens.text.strong,
  fontWeight: 600,
  overflowWrap: 'anywhere',
}));
