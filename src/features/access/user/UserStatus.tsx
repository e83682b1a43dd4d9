import { useTranslate } from 'ra-core';
import type { AdminUser } from '../../../contract/access-records.ts';
import { StatusMark, type StatusTone } from '../../../kit/StatusMark.tsx';
import { type UserState, userState } from '../derived.ts';

/** 启用, 停用, 待改密码, 锁定 with the minutes left, 已到期. */
export function UserStatus({ user }: { user: AdminUser }) {
  const translate = useTranslate();
  const state = userState(user, Date.now());
  const left = state.kind === 'locked' ? { smart_count: state.minutes } : {};
  return (
    <StatusMark tone={TONES[state.kind]}>{translate(`access.user.state.${state.kind}`, left)}</StatusMark>
  );
}

const TONES: Record<UserState['kind'], StatusTone> = {
  enabled: 'ok',
  disabled: 'off',
  expired: 'off',
  mustChangePwd: 'warn',
  locked: 'bad',
};
