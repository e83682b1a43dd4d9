/**
 * A day, a month or a minute, written in one way in every language: typed as people write it, or taken from a calendar
 * that a button or Alt+↓ opens. What is typed stays as it is until it can be read.
 */
import IconButton from '@mui/material/IconButton';
import type { InputBaseProps } from '@mui/material/InputBase';
import { CalendarDays } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Framed } from '../Framed.tsx';
import { late } from '../late.tsx';
import { Popover } from '../menu/menu.tsx';
import { type DateUnit, readDate, showDate, withDay } from './date-text.ts';

interface DateInputProps extends Omit<InputBaseProps, 'type' | 'value' | 'onChange' | 'ref'> {
  unit: DateUnit;
  /** As `date-text.ts` has it, or what was typed and is no date. */
  value: string;
  onChange: (value: string) => void;
}

const Calendar = late(() => import('./Calendar.tsx'), 'default', {
  // as large, so that it has its place already
  waiting: <div style={{ width: 320, height: 336 }} aria-busy />,
});

export function DateInput({ unit, value, onChange, onBlur, inputRef, ...props }: DateInputProps) {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  /** As it is typed, and what it was taken for: another value that comes meanwhile is shown instead. */
  const [typed, setTyped] = useState<{ text: string; read: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isTyped = typed?.read === value;
  const shown = isTyped ? typed.text : showDate(value);
  const isUnread = shown.trim() !== '' && readDate(shown, unit, Date.now()) === undefined;
  const focus = (begin = 0) => {
    const input = frame.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(begin, input.value.length);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const handleType = (text: string) => {
    const read = readDate(text, unit, Date.now()) ?? text.trim();
    setTyped({ text, read });
    onChange(read);
  };
  const handleChoose = (date: string) => {
    setTyped(null);
    setOpen(false);
    onChange(unit === 'minute' ? withDay(value, date) : date);
    // the clock time is what is wanted next
    setTimeout(() => focus(unit === 'minute' ? `${date} `.length : 0));
  };
  return (
    <>
      <Framed
        {...props}
        ref={frame}
        inputRef={inputRef}
        value={shown}
        error={props.error || (isUnread && !isTyped)}
        placeholder={translate(`kit.date.${unit}`)}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', ...props.inputProps }}
        onChange={({ target }) => handleType(target.value)}
        onKeyDown={handleKeyDown}
        onBlur={event => {
          setTyped(null);
          onBlur?.(event);
        }}
        endAdornment={
          <IconButton
            size="small"
            edge="end"
            sx={{ p: '3px' }}
            disabled={props.disabled}
            aria-label={translate('kit.date.open')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <CalendarDays size={16} aria-hidden />
          </IconButton>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={frame.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('kit.date.open') } }}
      >
        <Calendar
          unit={unit === 'month' ? 'month' : 'day'}
          value={value.slice(0, 10)}
          onChoose={handleChoose}
        />
      </Popover>
    </>
  );
}
