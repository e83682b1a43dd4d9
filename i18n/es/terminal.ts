import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/terminal.ts';

export default {
  shared: {
    title: { vehicleTaxi: 'Taxis', terminal: 'Lista de taxis' },
    log: {
      module: { machine: 'Equipos de vehículos' },
      call: { machine: { saveVehicleInfo: 'Modificar los equipos de un vehículo' } },
    },
  },
  edit: 'Cambiar equipos',
  editOf: 'Cambiar equipos: %{plate}',
  empty: 'Todavía no hay vehículos',
  emptyWhy: 'Los terminales y las SIM aparecen aquí cuando se registran vehículos',
  searchHint: 'Placa, marca o terminal',
  tab: { fitted: 'Con terminal', silent: 'Un día sin señal', notFitted: 'Sin terminal' },
  none: { lastTime: 'Nunca' },
  dataFrom: {
    1: 'Propia',
    4501001: 'Del sector',
  },
  field: {
    dataFrom: 'Origen',
  },
} satisfies Catalogue<typeof zh>;
