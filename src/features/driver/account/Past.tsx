/** What was done to an account lately. */
import { useTranslate } from 'ra-core';
import type { DriverAccount } from '../../../contract/driver-account.ts';
import { driverCalls } from '../../../contract/driver-calls.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Timeline } from '../../../kit/record/Timeline.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';

const LATEST = 10;

/** By the name of the call that did it. */
const DEEDS: Readonly<Record<string, string>> = {
  password: 'driverAccount.deed.password',
  updateDriverAccount: 'driverAccount.deed.state',
  decideApproval: 'driverAccount.deed.approval',
};

export function Past({ driverId }: Pick<DriverAccount, 'driverId'>) {
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
