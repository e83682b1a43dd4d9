/** One of a few, all of them in sight. */
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SegmentsProps<V extends string | number> {
  label: string;
  values: readonly V[];
  value: V;
  wordOf: (value: NoInfer<V>) => ReactNode;
  onChoose: (value: NoInfer<V>) => void;
  /** They share the whole width, in one frame. */
  isFramed?: boolean;
}

export function Segments<V extends string | number>(props: SegmentsProps<V>) {
  const { label, values, value, wordOf, onChoose, isFramed } = props;
  return (
    <Row role="group" aria-label={label} data-framed={isFramed || undefined}>
      {values.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => each !== value && onChoose(each)}
        >
          {wordOf(each)}
        </button>
      ))}
    </Row>
  );
}

const Row = styled('div')(({ theme: { tokens, sizes } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  button: {
    minHeight: sizes.control,
    padding: '0 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&[aria-pressed=true]': { backgroundColor: tokens.sunken, fontWeight: 600, color: tokens.text.strong },
  },
  small: { color: tokens.text.faint, fontSize: 12, fontWeight: 400 },
  '&[data-framed]': {
    flexWrap: 'nowrap',
    gap: 0,
    border: `1px solid ${tokens.edge}`,
    borderRadius: 4,
    overflow: 'hidden',
    button: { flex: 1, minHeight: sizes.control - 2, borderRadius: 0 },
    'button + button': { borderLeft: `1px solid ${tokens.edge}` },
  },
}));
