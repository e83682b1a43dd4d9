/** What is not saved yet, and the two ways out of that. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Key } from '../Key.tsx';
import { dot } from '../theme/edges.ts';
import { useShortcut } from '../use-shortcut.ts';
import { useSavingWords } from './use-saving-words.ts';

interface SaveBarProps {
  /** `未保存：增 5，减 2`; undefined when everything is saved. */
  unsaved?: string;
  label: string;
  /** A record that is not there yet can be saved as it stands. */
  isNew?: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

export function SaveBar({ unsaved, label, isNew = false, isSaving, onSave, onDiscard }: SaveBarProps) {
  const translate = useTranslate();
  const { text, isSlow } = useSavingWords(isSaving);
  const canSave = (isNew || unsaved !== undefined) && !isSaving;
  useShortcut('mod+s', () => canSave && onSave(), {
    inFields: true,
    label: 'common.save',
    group: 'record',
  });
  return (
    <>
      <Unsaved role="status" data-slow={isSlow || undefined}>
        {text ?? unsaved}
      </Unsaved>
      {unsaved !== undefined && (
        <Button color="inherit" onClick={onDiscard} disabled={isSaving}>
          {translate('kit.record.discard')}
        </Button>
      )}
      <Button variant="contained" onClick={onSave} disabled={!canSave} aria-keyshortcuts="Control+S">
        {label}
        <Key>Ctrl S</Key>
      </Button>
    </>
  );
}

const Unsaved = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: tokens.text.plain,
  whiteSpace: 'nowrap',
  '&[data-slow]': { whiteSpace: 'normal', maxWidth: 360 },
  '&:empty': { display: 'none' },
  '&::before': {
    content: '""',
    ...dot(tokens.warn.mark),
  },
}));
