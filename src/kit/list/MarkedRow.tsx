import { styled } from '@mui/material/styles';
import { LockKeyhole } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { RowMark } from './live-rows.ts';

/** Who does what with the row, where its actions stand; they take the place when one comes near. */
export function MarkedRow({ mark }: { mark: RowMark }) {
  const translate = useTranslate();
  const by = 'name' in mark.by ? mark.by.name : translate(mark.by.word);
  const text = translate(mark.word, { by });
  const isChange = mark.isChanged && !mark.lock;
  return (
    <Said title={text} data-tone={mark.isGone ? 'gone' : isChange ? 'changed' : undefined}>
      {mark.lock && <LockKeyhole size={12} aria-hidden />}
      <span>{text}</span>
    </Said>
  );
}

const Said = styled('span')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 6,
  minWidth: 0,
  fontSize: 12,
  color: tokens.text.plain,
  '& > svg': { flex: 'none' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[data-tone=changed]': { color: tokens.accent.ink },
  '&[data-tone=gone]': { color: tokens.bad.ink },
  [breakpoints.down('sm')]: { justifyContent: 'flex-start' },
}));
