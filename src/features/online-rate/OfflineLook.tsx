/** A vehicle that is not heard, as far as one wants to know before going to look for it. */
import { useTranslate } from 'ra-core';
import type { OfflineVehicle } from '../../contract/online-rate.ts';
import { formatTime } from '../../kit/format/time.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useSilence } from './use-silence.ts';

export function OfflineLook({ vehicle }: { vehicle: OfflineVehicle }) {
  const translate = useTranslate();
  const { nameOf: areaOf } = useAreas();
  const silence = useSilence();
  const none = translate('common.none');
  return (
    <Facts
      isOneColumn
      facts={[
        { label: translate('onlineRate.offline.minutes'), value: silence(vehicle.offlineMinutes) },
        { label: translate('onlineRate.offline.lastTime'), value: formatTime(vehicle.lastTime) },
        { label: translate('onlineRate.offline.lastAddress'), value: vehicle.lastAddress ?? none },
        { label: translate('vehicle.field.state'), value: translate(`vehicle.state.${vehicle.state}`) },
        { label: translate('vehicle.field.companyId'), value: vehicle.companyName ?? none },
        { label: translate('vehicle.field.addressType'), value: areaOf(vehicle.addressType) },
        { label: translate('onlineRate.offline.driver'), value: vehicle.driverName ?? none },
        { label: translate('onlineRate.offline.mobile'), value: vehicle.driverMobile ?? none },
        { label: translate('vehicle.field.simNo'), value: vehicle.simNo ?? none },
      ]}
    />
  );
}
