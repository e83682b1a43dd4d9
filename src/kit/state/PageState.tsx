/** What stands where the rows would: nothing there yet, nothing found, or a failure. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';

interface PageStateProps {
  title: string;
  why?: string;
  action?: ReactNode;
}

export function PageState({ title, why, action }: PageStateProps) {
  return (
    <Box>
      <Title>{title}</Title>
      {why && <Why>{why}</Why>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

/** How an error is said; from the data layer, which knows the codes. */
export interface Described {
  text: string;
  traceId?: string;
  isMissing?: boolean;
}

interface ErrorStateProps extends Described {
  onRetry: () => void;
  /** Another way on. */
  action?: ReactNode;
}

export function ErrorState({ text, traceId, onRetry, action }: ErrorStateProps) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <PageState
        title={translate('kit.state.failed')}
        why={text}
        action={
          <>
            <Button variant="outlined" color="inherit" onClick={onRetry}>
              {translate('kit.state.retry')}
            </Button>
            {action}
            {traceId && <CopyButton text={traceId} label={translate('kit.state.copyTrace', { traceId })} />}
          </>
        }
      />
    </div>
  );
}

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '64px 16px',
  textAlign: 'center',
});
const Title = styled('p')({ margin: 0, fontSize: 16, fontWeight: 600 });
const Why = styled('p')(({ theme }) => ({ margin: 0, maxWidth: 480, color: theme.tokens.text.faint }));
const Action = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 12,
});
