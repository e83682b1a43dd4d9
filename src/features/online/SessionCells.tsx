import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import type { OnlineUser } from '../../contract/online.ts';
import { deviceText } from './device-text.ts';
import { userPath } from './paths.ts';

interface SessionProps {
  session: OnlineUser;
}

export function Person({ session: { userId, userName, account, isCurrent } }: SessionProps) {
  const translate = useTranslate();
  return (
    <>
      <Name to={userPath(userId)}>{userName}</Name> <Faint>{account}</Faint>{' '}
      {isCurrent === 1 && <Own>{translate('onlineUser.current')}</Own>}
    </>
  );
}

export function Device({ session }: SessionProps) {
  return deviceText(session, useTranslate());
}

const Name = styled(Link)({ color: 'inherit', fontWeight: 600 });
const Faint = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
const Own = styled('span')(({ theme: { tokens } }) => ({
  padding: '0 6px',
  borderRadius: 3,
  backgroundColor: tokens.accent.soft,
  color: tokens.accent.ink,
  fontSize: 12,
}));
