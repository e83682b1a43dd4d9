import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/place-visit.ts';

export default {
  shared: {
    title: { placeVisit: 'Visitas' },
    log: { module: { placeVisit: 'Visitas' } },
  },
  searchHint: 'Placa',
  empty: 'No hay visitas',
  emptyWhy: 'Un vehículo aparece aquí uno o dos minutos después de llegar',
  field: {
    placeId: 'Lugar',
    time: 'Dentro entre',
    cameOn: 'Llegada',
    leftOn: 'Salida',
    lasting: 'Estancia',
    minutes: 'Estancia (minutos)',
    isWhole: 'Registro',
  },
  inside: {
    1: 'Dentro',
    0: 'Han salido',
  },
  isWhole: {
    1: 'Completo',
    0: 'Incompleto',
  },
  replay: 'Recorrido',
  vehicle: 'Vehículo',
  openPlace: 'Abrir el lugar',
  insideNow: 'Vehículos en el lugar',
} satisfies Catalogue<typeof zh>;
