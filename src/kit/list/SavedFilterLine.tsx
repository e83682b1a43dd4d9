/** One saved filter: its name takes it, the signs behind change it. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { SavedFilterHere } from './saved-filters.ts';

interface SavedFilterLineProps {
  saved: SavedFilterHere;
  onApply: () => void;
  onDefault: () => void;
  onChange: () => void;
  onRemove: () => void;
}

export function SavedFilterLine({ saved, onApply, onDefault, onChange, onRemove }: SavedFilterLineProps) {
  const translate = useTranslate();
  const { name, isOwn, isDefault, ownerName, roleIds } = saved;
  return (
    <Line>
      <Name type="button" onClick={onApply}>
        <b>{name}</b>
        {!isOwn && <small>{translate('kit.saved.by', { name: ownerName })}</small>}
        {isOwn && roleIds.length > 0 && (
          <small>{translate('kit.saved.shared', { smart_count: roleIds.length })}</small>
        )}
      </Name>
      <IconButton
        aria-label={translate('kit.saved.default', { name })}
        title={translate('kit.saved.default', { name })}
        aria-pressed={isDefault}
        onClick={onDefault}
      >
        <Star aria-hidden fill={isDefault ? 'currentColor' : 'none'} />
      </IconButton>
      {isOwn && (
        <>
          <IconButton aria-label={translate('kit.saved.change', { name })} onClick={onChange}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton aria-label={translate('kit.saved.remove', { name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </Line>
  );
}

const Line = styled('li')({ display: 'flex', alignItems: 'center', gap: 2 });

const Name = styled('button')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: 8,
  minWidth: 0,
  minHeight: sizes.control,
  padding: '0 4px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  color: tokens.text.strong,
  cursor: 'pointer',
  b: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  small: { flex: 'none', fontSize: 12, color: tokens.text.faint },
  '&:hover': { backgroundColor: tokens.hover },
}));
