import { useTranslate } from 'ra-core';
import type { OpenDataAccount } from '../../contract/open-data.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

/** 启用, 停用, 已到期. */
export function AccountStatus({ account }: { account: Pick<OpenDataAccount, 'state' | 'expireOn'> }) {
  const translate = useTranslate();
  if (account.state === 0) return <StatusMark tone="off">{translate('openDataAccount.state.0')}</StatusMark>;
  const isOver = account.expireOn !== null && account.expireOn <= Date.now();
  if (isOver) return <StatusMark tone="warn">{translate('openDataAccount.expired')}</StatusMark>;
  return <StatusMark tone="ok">{translate('openDataAccount.state.1')}</StatusMark>;
}
