import { useTranslate } from 'ra-core';
import { type Agreement, DRAFT, IN_EFFECT } from '../../contract/agreement.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

/** A draft waits for somebody; a withdrawn one binds nobody any more. */
export function AgreementStatus({ state }: Pick<Agreement, 'state'>) {
  const translate = useTranslate();
  const tone = state === IN_EFFECT ? 'ok' : state === DRAFT ? 'warn' : 'off';
  return <StatusMark tone={tone}>{translate(`agreement.state.${state}`)}</StatusMark>;
}
