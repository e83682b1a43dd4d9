/** What was done to a vehicle, as the machine service tells it: also to who may not read the operate log. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { machineCalls, type VehicleOperation } from '../../contract/machine.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';

const FIRST = 10;
/** Rows of one answer. */
const LARGEST = 200;

export function MachineLog({ vehicleId }: { vehicleId: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [size, setSize] = useState(FIRST);
  const { data, error, isPending, refetch } = useAnswer(machineCalls.vehicleOperateLog, {
    query: { vehicleId, size },
  });
  const fieldOf = (field: string) => translate(`vehicle.field.${field}`, { _: field });
  const whatOf = ({ fields, businessType }: VehicleOperation) =>
    fields.length > 0
      ? translate('machineLog.changed', {
          fields: fields.map(fieldOf).join(translate('common.listSeparator')),
        })
      : translate(`machineLog.business.${businessType}`, { _: translate('machineLog.business.2') });
  const byOf = ({ workerType, platformType }: VehicleOperation) =>
    [
      workerType === null ? '' : translate(`machineLog.workerType.${workerType}`, { _: `${workerType}` }),
      platformType === null
        ? ''
        : translate(`machineLog.platformType.${platformType}`, { _: `${platformType}` }),
    ]
      .filter(Boolean)
      .join(' · ');
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  const entries = data?.rows ?? [];
  return (
    <Timeline
      title={translate('machineLog.title')}
      emptyText={translate('machineLog.empty')}
      isLoading={isPending}
      items={entries.map(entry => ({
        id: entry.id,
        time: entry.operTime,
        who: entry.operName ?? translate('machineLog.system'),
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
