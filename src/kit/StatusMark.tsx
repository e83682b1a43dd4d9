/** A state as shape, colour and word, so that none of them carries it alone. */
import { styled } from '@mui/material/styles';

/** Works, does not, waits for somebody, is in trouble. */
export type StatusTone = 'ok' | 'off' | 'warn' | 'bad';

interface StatusMarkProps {
  tone: StatusTone;
  children: string;
}

export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <Row title={children}>
      <StatusShape tone={tone} />
      <span>{children}</span>
    </Row>
  );
}

/** The shape and its colour alone, for where a word that says the same stands near. */
export function StatusShape({ tone }: { tone: StatusTone }) {
  return (
    <Shape viewBox="0 0 10 10" width={10} height={10} tone={tone} aria-hidden="true">
      {tone === 'ok' && <circle cx="5" cy="5" r="4" fill="currentColor" />}
      {tone === 'off' && <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="2" />}
      {tone === 'warn' && <path d="M5 0.6 9.4 5 5 9.4 0.6 5Z" fill="currentColor" />}
      {tone === 'bad' && <path d="M5 0.8 9.6 9 0.4 9Z" fill="currentColor" />}
    </Shape>
  );
}

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  // in a column that is too narrow the word ends with a sign that it does, and is read on hover
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

const Shape = styled('svg', { shouldForwardProp: name => name !== 'tone' })<{ tone: StatusTone }>(
  ({ theme: { tokens }, tone }) => ({
    flex: 'none',
    color: tone === 'off' ? tokens.text.faint : tokens[tone].mark,
  }),
);
