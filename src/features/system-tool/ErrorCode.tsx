/** A failure of a port in words where there are some; the code itself stands beside them for who asks for help. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { MONO } from '../../kit/theme/tokens.ts';

const KNOWN = ['EXPIRED', 'TIMEOUT', 'UNREACHABLE', 'ENOSPC'] as const;

export function ErrorCode({ code }: { code: string }) {
  const translate = useTranslate();
  const known = KNOWN.find(name => name === code);
  return <Code title={code}>{known ? translate(`systemTool.error.${known}`) : code}</Code>;
}

const Code = styled('span')(({ theme }) => ({
  color: theme.tokens.bad.ink,
  '&:not(:lang(zh))': { fontFamily: MONO, fontSize: 12 },
}));
