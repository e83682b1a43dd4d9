import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/terminal.ts';

export default {
  shared: {
    title: { vehicleTaxi: 'Taxis', terminal: 'Taxi list' },
    log: {
      module: { machine: 'Equipment of vehicles' },
      call: { machine: { saveVehicleInfo: 'Change a vehicle’s equipment' } },
    },
  },
  edit: 'Change equipment',
  editOf: 'Change equipment: %{plate}',
  empty: 'No vehicles yet',
  emptyWhy: 'Terminals and SIMs show here once vehicles are registered',
  searchHint: 'Plate, brand or terminal',
  tab: { fitted: 'With terminal', silent: 'Silent for a day', notFitted: 'Without terminal' },
  none: { lastTime: 'No signal yet' },
  dataFrom: {
    1: 'Own',
    4501001: 'Industry',
  },
  field: {
    dataFrom: 'Source',
  },
} satisfies Catalogue<typeof zh>;
