/** The very commands with which an operator tries a key in a shell. The secret is his to fill in: nobody else has it. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { openDoorCalls } from '../../contract/open-door.ts';
import { addressOf } from '../../data/base-path.ts';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { pingScript } from './ping-script.ts';

export function TryIt({ appKey }: { appKey: string }) {
  const translate = useTranslate();
  const { path } = openDoorCalls.ping;
  const script = pingScript({ appKey, path, url: new URL(addressOf(path), window.location.href).href });
  return (
    <Box aria-label={translate('openDataAccount.tryIt.title')}>
      <header>
        <p>{translate('openDataAccount.tryIt.why')}</p>
        <CopyButton text={script} label={translate('kit.copy')} variant="outlined" />
      </header>
      {/* wider than a phone: it is scrolled, by keyboard too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>{script}</pre>
    </Box>
  );
}

const Box = styled('section')(({ theme: { tokens } }) => ({
  padding: '12px 16px',
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& header > .MuiButton-root': { flex: 'none' },
  '& p': { margin: '0 0 8px', color: tokens.text.plain },
  '& pre': {
    margin: 0,
    padding: '10px 12px',
    overflow: 'auto',
    borderRadius: 4,
    backgroundColor: tokens.sunken,
    fontFamily: MONO,
    fontSize: 12,
  },
}));
