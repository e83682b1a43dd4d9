import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { MONO } from '../../kit/theme/tokens.ts';

/** What a partner is told together with his secret; this may be read at any time. */
export function AppKey({ appKey }: { appKey: string }) {
  const translate = useTranslate();
  return (
    <Line>
      <code>{appKey}</code>
      <CopyButton text={appKey} label={translate('kit.copy')} />
    </Line>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  code: { fontFamily: MONO, fontSize: 12 },
  '& .MuiButton-root': { minHeight: 24, padding: '0 6px' },
});
