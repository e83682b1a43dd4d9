/** The columns as a list: ticked where shown, moved by the mouse or by Alt with the arrow keys. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStableCallback } from '../use-stable-callback.ts';
import { attachColumnDrag } from './column-drag.ts';

interface ColumnLine {
  key: string;
  head: string;
  isFixed: boolean;
}

interface ColumnsPanelProps {
  columns: readonly ColumnLine[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
  onMove: (key: string, to: string) => void;
  /** Unset while everything is as it was. */
  onReset?: () => void;
}

export function ColumnsPanel({ columns, hidden, onToggle, onMove, onReset }: ColumnsPanelProps) {
  const translate = useTranslate();
  const free = columns.filter(({ isFixed }) => !isFixed);
  return (
    <Panel>
      <Lines>
        {free.map(({ key, head }, at) => (
          <Line
            key={key}
            id={key}
            head={head}
            isShown={!hidden.includes(key)}
            onToggle={() => onToggle(key)}
            onMove={onMove}
            onStep={by => {
              const to = free[at + by]?.key;
              if (to !== undefined) onMove(key, to);
            }}
          />
        ))}
      </Lines>
      <Hint>{translate('kit.list.columnsHint')}</Hint>
      <Button color="inherit" disabled={!onReset} onClick={onReset}>
        {translate('kit.list.columnsReset')}
      </Button>
    </Panel>
  );
}

interface LineProps {
  id: string;
  head: string;
  isShown: boolean;
  onToggle: () => void;
  onMove: (key: string, to: string) => void;
  onStep: (by: number) => void;
}

function Line({ id, head, isShown, onToggle, onMove, onStep }: LineProps) {
  const line = useRef<HTMLLIElement>(null);
  const move = useStableCallback(onMove);
  useEffect(() => {
    if (line.current) return attachColumnDrag(line.current, id, move);
  }, [id, move]);
  const handleKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Item ref={line} onKeyDown={handleKey}>
      <GripVertical size={14} aria-hidden />
      <FormControlLabel
        label={head}
        control={
          <Checkbox
            checked={isShown}
            onChange={onToggle}
            inputProps={{ 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' }}
          />
        }
      />
    </Item>
  );
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  padding: 8,
});

const Lines = styled('ul')({
  alignSelf: 'stretch',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: '60vh',
  overflow: 'auto',
});

const Item = styled('li')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: sizes.control,
  padding: '0 4px',
  borderRadius: 4,
  cursor: 'grab',
  '& > svg': { flex: 'none', color: tokens.text.faint },
  label: { flex: 1, marginRight: 0 },
  '&:hover': { backgroundColor: tokens.hover },
  '&[data-dragged]': { opacity: 0.5 },
  '&[data-over]': { boxShadow: `inset 0 0 0 1px ${tokens.accent.mark}` },
}));

const Hint = styled('p')(({ theme }) => ({
  margin: '0 8px',
  maxWidth: 220,
  fontSize: 12,
  color: theme.tokens.text.faint,
}));
