/** An account with what was done to it lately. */
import { useTranslate } from 'ra-core';
import type { DriverAccount } from '../../../contract/driver-account.ts';
import { driverCalls } from '../../../contract/driver-calls.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { BelowFacts, Facts } from '../../../kit/record/Facts.tsx';
import { Timeline } from '../../../kit/record/Timeline.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';

const LATEST = 10;

/** By the name of the call that did it. */
const DEEDS: Readonly<Record<string, string>> = {
  password: 'driverAccount.deed.password',
  updateDriverAccount: 'driverAccount.deed.state',
  decideApproval: 'driverAccount.deed.approval',
};

export function AccountLook({ account }: { account: DriverAccount }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`driverAccount.field.${field}`);
  const none = translate('common.none');
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
      <BelowFacts>
        <Past driverId={account.driverId} />
      </BelowFacts>
    </>
  );
}

function Past({ driverId }: Pick<DriverAccount, 'driverId'>) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, error, isPending, refetch } = useAnswer(driverCalls.operateLog, {
    query: { driverId, size: LATEST },
  });
  const deed = (method: string) =>
    translate(DEEDS[method.split('.').at(-1) ?? ''] ?? 'driverAccount.deed.other');
  if (error && !data) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  return (
    <Timeline
      title={translate('driverAccount.past')}
      emptyText={translate('driverAccount.noPast')}
      isLoading={isPending}
      items={(data?.rows ?? []).map(entry => ({
        id: entry.id,
        time: entry.operTime,
        who: entry.operName ?? translate('common.none'),
        what: deed(entry.method),
      }))}
    />
  );
}
