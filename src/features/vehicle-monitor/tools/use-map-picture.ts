/** Saves what the map shows as a picture. */
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { VehicleCluster } from '../../../contract/clustering.ts';
import { mapSettings } from '../../../data/map-settings.ts';
import type { FleetStore } from '../../../data/positions/fleet-store.ts';
import { useDrawnMode } from '../../../kit/colour-mode.ts';
import { formatCount } from '../../../kit/format/count.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { saveBlob } from '../../../kit/save-file.ts';
import { loadCode } from '../../../late/load-code.ts';
import type { MapHandle } from '../../../map/map-handle.ts';
import type { PlainFleet } from '../../../map/PlainPicture.tsx';
import { countsOf, STATUS_ORDER } from '../../../nouns/fleet-map/status-counts.ts';

interface Shown extends Omit<PlainFleet, 'mode' | 'fleet'> {
  map: MapHandle | null;
  store: FleetStore;
  /** See `Positions`. */
  clusters(): readonly VehicleCluster[];
}

export function useMapPicture({ map, store, clusters, ...plain }: Shown) {
  const translate = useTranslate();
  const notify = useNotify();
  const mode = useDrawnMode();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    const time = formatTime(Date.now());
    const counts = countsOf(store, clusters());
    // as seldom as it is asked for, it need not be there from the beginning
    const { fleetPicture } = await loadCode(() => import('../../../map/fleet-picture.ts'));
    const blob = await fleetPicture({
      map,
      mode,
      plain: { ...plain, fleet: store, mode },
      title: translate('vehicleMonitor.picture.title', { time }),
      legend: STATUS_ORDER.filter(status => plain.shown[status]).map(status => ({
        status,
        text: `${translate(`map.status.${status}`)} ${formatCount(counts[status] ?? 0)}`,
      })),
      captionOf: hasGround => groundWords(hasGround, plain.city !== null, translate),
    });
    if (!blob) throw new Error('PICTURE');
    saveBlob(blob, `map_${time.slice(0, 16).replaceAll(/[-:]/g, '').replace(' ', '-')}.png`);
  };
  const save = async () => {
    setBusy(true);
    await make().catch(() => notify(translate('vehicleMonitor.picture.failed'), { type: 'error' }));
    setBusy(false);
  };
  return { isBusy, save: () => void save() };
}

/** Whose ground it is, or why there is none. */
function groundWords(hasGround: boolean, isCity: boolean, translate: (key: string) => string): string[] {
  const { base } = mapSettings();
  if (!hasGround) return [translate('vehicleMonitor.picture.noGround')];
  if (base) return base.attribution ? [base.attribution] : [];
  return isCity ? [translate('map.demonstration')] : [];
}
