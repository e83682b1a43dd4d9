/** One of few, all in view side by side. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SegmentedProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  value: Value;
  wordOf(value: Value): ReactNode;
  onChoose(value: Value): void;
}

export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, values, value, wordOf, onChoose } = props;
  return (
    <Frame role="group" aria-label={label}>
      {values.map(each => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {wordOf(each)}
        </button>
      ))}
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  border: `1px solid ${tokens.edge}`,
  borderRadius: 4,
  overflow: 'hidden',
  button: {
    flex: 1,
    minHeight: sizes.control - 2,
    padding: '0 8px',
    border: 0,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& + button': { borderLeft: `1px solid ${tokens.edge}` },
    '&:hover': { backgroundColor: tokens.hover },
    '&[aria-pressed=true]': { backgroundColor: tokens.sunken, color: tokens.text.strong, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
  },
  small: { color: tokens.text.faint, fontSize: 12, fontWeight: 400 },
}));
