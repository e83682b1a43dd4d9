import { useTranslate } from 'ra-core';
import type { Company } from '../../contract/company.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

export function CompanyStatus({ state }: Pick<Company, 'state'>) {
  const translate = useTranslate();
  return <StatusMark tone={state === 1 ? 'ok' : 'off'}>{translate(`company.state.${state}`)}</StatusMark>;
}
