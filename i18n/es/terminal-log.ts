import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/terminal-log.ts';

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
  workerType: { 0: 'Otro', 1: 'Personal de pegado', 5: 'Personal de equipos de otra empresa' },
  platformType: { 1: 'Esta plataforma', 2: 'Plataforma subordinada' },
} satisfies Catalogue<typeof zh>;
