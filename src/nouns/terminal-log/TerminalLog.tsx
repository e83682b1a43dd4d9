/** What was done to a vehicle, as the machine service tells it: also to who may not read the operate log. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { machineCalls, type VehicleOperation } from '../../contract/terminal.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';

const FIRST = 10;
/** Rows of one answer. */
const LARGEST = 200;

export function TerminalLog({ vehicleId }: { vehicleId: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [size, setSize] = useState(FIRST);
  const { data, error, isPending, refetch } = useAnswer(machineCalls.vehicleOperateLog, {
    query: { vehicleId, size },
  });
  const fieldOf = (field: string) => translate(`vehicle.field.${field}`, { _: field });
  const whatOf = ({ fields, businessType }: VehicleOperation) =>
    fields.length > 0
      ? translate('terminalLog.changed', {
          fields: fields.map(fieldOf).join(translate('common.listSeparator')),
        })
      : translate(`terminalLog.business.${businessType}`, { _: translate('terminalLog.business.2') });
  const byOf = ({ workerType, platformType }: VehicleOperation) =>
    [
      workerType === null ? '' : translate(`terminalLog.workerType.${workerType}`, { _: `${workerType}` }),
      platformType === null
        ? ''
        : translate(`terminalLog.platformType.${platformType}`, { _: `${platformType}` }),
    ]
      .filter(Boolean)
      .join(' · ');
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  const entries = data?.rows ?? [];
  return (
    <Timeline
      title={translate('terminalLog.title')}
      emptyText={translate('terminalLog.empty')}
      isLoading={isPending}
      items={entries.map(entry => ({
        id: entry.id,
        time: entry.operTime,
        who: entry.operName ?? translate('terminalLog.system'),
        what: (
          <>
            {whatOf(entry)} <small>{byOf(entry)}</small>
          </>
        ),
      }))}
      {...(data &&
        data.total > entries.length &&
        size < LARGEST && {
          onMore: () => setSize(LARGEST),
        })}
    />
  );
}
