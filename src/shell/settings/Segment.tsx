/** One of a few, all in view: radio buttons that look like one bar. */
import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface SegmentProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled('fieldset')(({ theme: { tokens, sizes, breakpoints } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 4, color: tokens.text.plain },
  '> div': {
    display: 'flex',
    gap: 2,
    padding: 2,
    border: `1px solid ${tokens.outline}`,
    borderRadius: 4,
  },
  label: { position: 'relative', flex: '1 1 auto', minWidth: 0 },
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  span: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: Math.max(24, sizes.control - 6),
    padding: '0 6px',
    borderRadius: 3,
    color: tokens.text.plain,
    textAlign: 'center',
  },
  'input:hover + span': { backgroundColor: tokens.hover },
  'input:checked + span': { color: tokens.accent.ink, fontWeight: 600, backgroundColor: tokens.accent.soft },
  'input:focus-visible + span': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 1 },
  [breakpoints.down('md')]: { span: { minHeight: 36 } },
}));
