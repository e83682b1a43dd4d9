/** How often somebody has failed lately; from twice on it stands out. */
import { useTranslate } from 'ra-core';
import { REPEATED } from '../../../contract/spot-check.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';

export function Failures({ count }: { count: number | null }) {
  const translate = useTranslate();
  if (!count) return <>{translate('common.none')}</>;
  const words = translate('spotCheck.failures', { smart_count: count });
  return count >= REPEATED ? <StatusMark tone="bad">{words}</StatusMark> : <span>{words}</span>;
}
