import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/out-of-town.ts';

export default {
  shared: {
    title: { outOfTown: 'Fuera de la ciudad' },
    log: { module: { outOfTown: 'Fuera de la ciudad' } },
  },
  count: '%{smart_count} vehículo fuera de la ciudad |||| %{smart_count} vehículos fuera de la ciudad',
  searchHint: 'Placa',
  offline: 'Sin conexión',
  field: {
    businessStatus: 'Estado',
    leftTime: 'Salida',
    leftAddress: 'Salió por',
    address: 'Ahora',
    away: 'Distancia',
    distance: 'Distancia a la ciudad (m)',
    driverMobile: 'Teléfono',
  },
  side: {
    n: 'Al norte de la ciudad',
    ne: 'Al noreste de la ciudad',
    e: 'Al este de la ciudad',
    se: 'Al sureste de la ciudad',
    s: 'Al sur de la ciudad',
    sw: 'Al suroeste de la ciudad',
    w: 'Al oeste de la ciudad',
    nw: 'Al noroeste de la ciudad',
  },
  near: '%{side}, cerca de %{address}',
  back: 'Vehículos fuera',
  card: 'Vehículo fuera de la ciudad %{plate}',
  close: 'Cerrar',
  isBack: 'No está fuera',
  isBackWhy: 'El vehículo está en la ciudad o ya no figura en el registro',
  way: { map: 'Mapa', replay: 'Repetición', record: 'Ficha del vehículo' },
  empty: 'Ningún vehículo está fuera de la ciudad',
  emptyWhy: 'Aquí aparecen los vehículos que salen de la ciudad',
  noOutline: 'Nadie ha indicado dónde acaba la ciudad',
  noOutlineWhy: 'Un administrador debe rellenar «Contorno de la ciudad» en los parámetros',
} satisfies Catalogue<typeof zh>;
