import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { MONO } from '../kit/theme/tokens.ts';
import { Notice } from './Notice.tsx';

export function BrokenPage({ error }: { error: Error }) {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('shell.broken.title')}
      action={
        // a chunk that did not arrive is remembered as missing: only loading the page again fetches it
        <Button variant="contained" onClick={() => location.reload()}>
          {translate('shell.broken.reload')}
        </Button>
      }
    >
      <p role="alert">{translate('shell.broken.text')}</p>
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
    </Notice>
  );
}
