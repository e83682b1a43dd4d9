import { Gauge } from 'lucide-react';
import { anyOf } from '../../contract/grammar/may.ts';
import { entityRow, type FeatureModule } from '../../data/feature.ts';
import { RATES_PATH } from './paths.ts';

const READERS = anyOf('monitoring.map', 'vehiclemonitor.realtime');

// a group opens beside the others, which stay as they are
const load = () => import('./RatesPage.tsx');
const contract = () => import('../../contract/online-rate.ts');

export default {
  words: ['onlineRate', 'entity', 'revision', 'vehicle'],
  resources: [
    {
      path: RATES_PATH,
      section: '/vehicle-monitor',
      title: 'title.realTimeInformation',
      icon: Gauge,
      order: 3,
      needs: ['vehiclemonitor', 'vehiclemonitor.realtime'],
      capability: 'onlineRates',
      may: { read: READERS },
      calls: async () => entityRow((await contract()).offlineVehicle),
      list: load,
      edit: load,
      otherwise: {
        may: { read: READERS },
        calls: async () => ({
          list: (await contract()).onlineRateCalls.getVehicleOnlineCount,
          idField: 'id',
        }),
        list: () => import('./PlainRatesPage.tsx'),
      },
    },
  ],
  navbar: [
    {
      key: 'onlineRates',
      place: 'ticker',
      order: 10,
      needs: ['monitoring.map'],
      words: ['onlineRate'],
      load: () => import('./RateTicker.tsx'),
    },
  ],
  figures: [
    {
      key: 'offline',
      needs: ['vehiclemonitor', 'vehiclemonitor.realtime'],
      capability: 'onlineRates',
      words: ['onlineRate'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
