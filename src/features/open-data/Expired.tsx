import { useTranslate } from 'ra-core';
import { StatusMark } from '../../kit/StatusMark.tsx';

/** An account that is enabled, and has run out. */
export function Expired() {
  const translate = useTranslate();
  return <StatusMark tone="warn">{translate('openDataAccount.expired')}</StatusMark>;
}
