/** Choices as chips: one of them, or several; by a click, or by the digit that stands on each while none is typed into. */
import { styled } from '@mui/material/styles';
import { DIGIT_KEYS, MOST_NUMBERED } from '../../../kit/digits.ts';
import { Key } from '../../../kit/Key.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';

interface ChipsProps<V extends string | number> {
  label: string;
  values: readonly V[];
  wordOf(value: NoInfer<V>): string;
  isChosen(value: NoInfer<V>): boolean;
  onChoose(value: NoInfer<V>): void;
  /** The first nine have a digit. */
  hasDigits?: boolean;
}

export function Chips<V extends string | number>(props: ChipsProps<V>) {
  const { label, values, wordOf, isChosen, onChoose, hasDigits = false } = props;
  useShortcut(
    DIGIT_KEYS,
    ({ key }) => {
      const value = values[Number(key) - 1];
      if (value !== undefined) onChoose(value);
    },
    { isEnabled: hasDigits },
  );
  return (
    <Line role="group" aria-label={label}>
      {values.map((value, at) => (
        <button key={value} type="button" aria-pressed={isChosen(value)} onClick={() => onChoose(value)}>
          {wordOf(value)}
          {hasDigits && at < MOST_NUMBERED && <Key>{String(at + 1)}</Key>}
        </button>
      ))}
    </Line>
  );
}

const Line = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: Math.max(26, sizes.control),
    padding: '0 8px',
    border: `1px solid ${tokens.edge}`,
    borderRadius: 4,
    backgroundColor: tokens.float,
    color: tokens.text.plain,
    font: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 1 },
    '&[aria-pressed=true]': {
      borderColor: tokens.accent.control,
      backgroundColor: tokens.accent.soft,
      color: tokens.accent.ink,
      fontWeight: 600,
    },
  },
}));
