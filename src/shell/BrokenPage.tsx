import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { CopyButton } from '../kit/state/CopyButton.tsx';
import { MONO } from '../kit/theme/tokens.ts';
import { withoutSecrets } from './errors/secrets.ts';
import { Notice } from './Notice.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';

interface BrokenPageProps {
  error: Error;
  /** What the page is called. */
  view: string;
  /** Shows the page anew. */
  onRetry: () => void;
}

export function BrokenPage({ error, view, onRetry }: BrokenPageProps) {
  const translate = useTranslate();
  const isMissing = error instanceof PageNotLoaded;
  useEffect(() => {
    if (!isMissing) return;
    const handleOnline = () => location.reload();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isMissing]);
  const handleRetry = () => {
    // the button goes: whoever uses the keyboard goes on in the page
    document.querySelector<HTMLElement>('main')?.focus();
    onRetry();
  };
  const lines = [
    view,
    withoutSecrets(location.pathname + location.search),
    `${error.name}: ${withoutSecrets(error.message)}`,
  ];
  return (
    <Notice
      title={translate(isMissing ? 'shell.notLoaded.title' : 'shell.broken.title')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* a chunk that did not arrive is remembered as missing: only loading the page again fetches it */}
          {!isMissing && (
            <Button variant="contained" onClick={handleRetry}>
              {translate('kit.state.retry')}
            </Button>
          )}
          <Button
            variant={isMissing ? 'contained' : 'outlined'}
            color={isMissing ? 'primary' : 'inherit'}
            onClick={() => location.reload()}
          >
            {translate('shell.broken.reload')}
          </Button>
          {!isMissing && <CopyButton text={lines.join('\n')} label={translate('errorLog.copy')} />}
        </Box>
      }
    >
      <p role="alert">{translate(isMissing ? 'shell.notLoaded.text' : 'shell.broken.text')}</p>
      {isMissing ? <p>{view}</p> : <Lines>{lines.join('\n')}</Lines>}
    </Notice>
  );
}

const Lines = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 8,
  borderRadius: theme.shape.borderRadius,
  fontFamily: MONO,
  fontSize: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.tokens.sunken,
}));
