import { useTranslate } from 'ra-core';
import type { AdminUser } from '../../../contract/access-records.ts';
import { StatusMark, type StatusTone } from '../../../kit/StatusMark.tsx';
import { type UserState, userState } from '../derived.ts';

/** 启用, 停用, 待改密码, 锁定 with the minutes left, 已到期. */
export function UserStatus({ user }: { user: AdminUser }) {
  const translate = useTranslate();
  const state = userState(user, Date.now());
  if (!state) return <>{translate('common.none')}</>;
  const left = state.kind === 'locked' ? { smart_count: state.minutes } : {};
  const [tone, word] = LOOKS[state.kind];
  return <StatusMark tone={tone}>{translate(word, left)}</StatusMark>;
}

const LOOKS: Record<UserState['kind'], [tone: StatusTone, word: string]> = {
  enabled: ['ok', 'access.user.state.1'],
  disabled: ['off', 'access.user.state.0'],
  expired: ['off', 'access.user.status.expired'],
  mustChangePwd: ['warn', 'access.user.status.mustChangePwd'],
  locked: ['bad', 'access.user.status.locked'],
};
