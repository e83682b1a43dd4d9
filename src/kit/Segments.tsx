/** One of a few, all of them in sight. */
import { styled } from '@mui/material/styles';

interface SegmentsProps<V extends string> {
  label: string;
  values: readonly V[];
  value: V;
  wordOf: (value: NoInfer<V>) => string;
  onChoose: (value: NoInfer<V>) => void;
}

export function Segments<V extends string>({ label, values, value, wordOf, onChoose }: SegmentsProps<V>) {
  return (
    <Row role="group" aria-label={label}>
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
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&[aria-pressed=true]': { backgroundColor: tokens.sunken, fontWeight: 600, color: tokens.text.strong },
  },
}));
