/** That the ranks are otherwise than the numbers that are held, and the way to the new ones. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Key } from '../../../kit/Key.tsx';

interface RankedAnewProps {
  /** Digits that would be another driver's. */
  changes: number;
  onRelease(): void;
}

export function RankingChanged({ changes, onRelease }: RankedAnewProps) {
  const translate = useTranslate();
  return (
    <Button type="button" title={translate('dispatch.ranks.what')} aria-keyshortcuts="0" onClick={onRelease}>
      {translate('dispatch.ranks.changed', { smart_count: changes })}
      <Key>0</Key>
    </Button>
  );
}

const Button = styled('button')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 24,
  padding: '0 6px',
  border: 0,
  borderRadius: 4,
  backgroundColor: tokens.accent.soft,
  color: tokens.accent.ink,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
}));
