/** How many records a filter would find, beside its name; a screen reader hears it as a description, not as a name. */
import { styled } from '@mui/material/styles';
import { STALE_OPACITY } from './use-stale.ts';

const Faint = styled('span', { shouldForwardProp: name => name !== 'isStale' })<{ isStale: boolean }>(
  ({ theme, isStale }) => ({
    flex: 'none',
    marginLeft: 4,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    color: theme.tokens.text.faint,
    ...(isStale && { opacity: STALE_OPACITY }),
  }),
);

export function Count({ id, isStale, children }: { id: string; isStale: boolean; children: string }) {
  return (
    <Faint id={id} isStale={isStale} aria-hidden>
      {children}
    </Faint>
  );
}
