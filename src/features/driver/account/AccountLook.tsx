/** An account with what was done to it lately. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { DriverAccount } from '../../../contract/driver-account.ts';
import { driverCalls } from '../../../contract/driver-calls.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import { Facts } from '../../../kit/record/Facts.tsx';

const LATEST = 10;

/** By the name of the call that did it. */
const DEEDS: Readonly<Record<string, string>> = {
  password: 'driverAccount.deed.password',
  updateDriverAccount: 'driverAccount.deed.state',
  decideApproval: 'driverAccount.deed.approval',
};

export function AccountLook({ account }: { account: DriverAccount }) {
  const translate = useTranslate();
  const { data } = useAnswer(driverCalls.operateLog, { query: { driverId: account.driverId, size: LATEST } });
  const label = (field: string) => translate(`driverAccount.field.${field}`);
  const none = translate('common.none');
  const deed = (method: string) =>
    translate(DEEDS[method.split('.').at(-1) ?? ''] ?? 'driverAccount.deed.other');
  return (
    <>
      <Facts
        isOneColumn
        facts={[
          { label: label('mobile'), value: account.mobile },
          { label: label('companyName'), value: account.companyName ?? none },
          { label: label('plateNum'), value: account.plateNum ?? none },
          { label: label('deviceModel'), value: account.deviceModel ?? none },
          { label: label('appVersion'), value: account.appVersion ?? none },
          { label: label('lastLoginOn'), value: formatTime(account.lastLoginOn) },
          { label: label('lastLoginIp'), value: account.lastLoginIp ?? none },
          { label: label('frozenReason'), value: account.frozenReason ?? none },
        ]}
      />
      <Past>
        <h3>{translate('driverAccount.past')}</h3>
        {data?.rows.length === 0 && <p>{translate('driverAccount.noPast')}</p>}
        <ul>
          {(data?.rows ?? []).map(entry => (
            <li key={entry.id}>
              <span>{deed(entry.method)}</span>
              <small>
                {entry.operName} <Time value={entry.operTime} />
              </small>
            </li>
          ))}
        </ul>
      </Past>
    </>
  );
}

const Past = styled('section')(({ theme: { tokens } }) => ({
  padding: '8px 16px',
  h3: { margin: '0 0 4px', fontSize: 13, fontWeight: 600 },
  p: { margin: 0, color: tokens.text.faint },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  li: { display: 'flex', justifyContent: 'space-between', gap: 8, padding: '4px 0' },
  small: { color: tokens.text.faint, fontSize: 12 },
}));
