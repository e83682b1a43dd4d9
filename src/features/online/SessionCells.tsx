import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { OnlineUser } from '../../contract/online.ts';
import { NameLink } from '../../kit/list/table-parts.ts';
import { HIDDEN_EDGE } from '../../kit/theme/edges.ts';
import { deviceText } from './device-text.ts';
import { userPath } from './paths.ts';

interface SessionProps {
  session: OnlineUser;
}

export function Person({ session: { userId, userName, account, isCurrent } }: SessionProps) {
  const translate = useTranslate();
  return (
    <>
      <NameLink to={userPath(userId)}>{userName}</NameLink> <Faint>{account}</Faint>{' '}
      {isCurrent === 1 && <Own>{translate('onlineUser.current')}</Own>}
    </>
  );
}

export function Device({ session }: SessionProps) {
  return deviceText(session, useTranslate());
}

const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
const Own = styled('span')(({ theme: { tokens } }) => ({
  padding: '0 6px',
  borderRadius: 3,
  ...HIDDEN_EDGE,
  backgroundColor: tokens.accent.soft,
  color: tokens.accent.ink,
  fontSize: 12,
}));
