/** Asks before what is not saved goes with its tag. */
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
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
  return (
    <ConfirmDialog
      title={translate('tags.ask.title')}
      isBackMain
      cancelLabel={translate('tags.ask.back')}
      confirmLabel={translate(kind === 'close' ? 'tags.ask.discardAndClose' : 'tags.ask.discardAndRefresh')}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <DialogContentText>{translate(`tags.ask.${kind}`)}</DialogContentText>
      <Names>
        {tags.map(tag => (
          <li key={tag.key}>{wordsOf(tag)}</li>
        ))}
      </Names>
    </ConfirmDialog>
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
