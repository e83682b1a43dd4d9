/** That what stands here was typed before, and the way to begin anew. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatClockOrDay } from '../format/time.ts';
import type { SavedInput } from './use-saved-input.ts';

export function SavedInputNote({ keptOn, clear }: Pick<SavedInput<unknown>, 'keptOn' | 'clear'>) {
  const translate = useTranslate();
  if (keptOn === null) return null;
  return (
    <Said>
      {translate('kit.draft.kept', { time: formatClockOrDay(keptOn, Date.now()) })}
      <Button color="inherit" onClick={() => void clear()}>
        {translate('kit.list.clear')}
      </Button>
    </Said>
  );
}

const Said = styled('span')(({ theme: { tokens } }) => ({ color: tokens.text.faint, fontSize: 12 }));
