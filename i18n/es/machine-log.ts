import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/machine-log.ts';

export default {
  title: 'Historial de equipos',
  empty: 'Nada todavía',
  changed: 'modificó %{fields}',
  system: 'El sistema',
  business: {
    1: 'registró el vehículo',
    2: 'modificó el vehículo',
    6: 'importó el vehículo',
  },
} satisfies Catalogue<typeof zh>;
