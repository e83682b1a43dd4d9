import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { MONO } from '../kit/theme/tokens.ts';
import { Notice } from './Notice.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';

export function BrokenPage({ error }: { error: Error }) {
  const translate = useTranslate();
  const isMissing = error instanceof PageNotLoaded;
  useEffect(() => {
    if (!isMissing) return;
    const handleOnline = () => location.reload();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isMissing]);
  return (
    <Notice
      title={translate(isMissing ? 'shell.notLoaded.title' : 'shell.broken.title')}
      action={
        // a chunk that did not arrive is remembered as missing: only loading the page again fetches it
        <Button variant="contained" onClick={() => location.reload()}>
          {translate('shell.broken.reload')}
        </Button>
      }
    >
      <p role="alert">{translate(isMissing ? 'shell.notLoaded.text' : 'shell.broken.text')}</p>
      {!isMissing && (
        <Box
          component="p"
          sx={theme => ({
            p: 2,
            overflowWrap: 'anywhere',
            borderRadius: 1,
            fontFamily: MONO,
            fontSize: 12,
            backgroundColor: theme.tokens.sunken,
          })}
        >
          {location.pathname}
          <br />
          {error.name}: {error.message}
        </Box>
      )}
    </Notice>
  );
}
