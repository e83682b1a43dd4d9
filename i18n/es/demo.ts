import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/demo.ts';

export default {
  admin: 'Administración',
  dispatcher: 'Despacho',
  monitor: 'Supervisión',
  agent: 'Llamadas',
  lost: 'Objetos perdidos',
  finance: 'Finanzas',
  ad: 'Publicidad',
  auditor: 'Auditoría',
  developer: 'Desarrollo',
  /** In place of the buttons. */
  withdrawn:
    'Llegó una petición por un proxy o para otra dirección, así que la contraseña de demostración ya no vale. El servidor ha impreso una nueva para cada usuario. Si el proxy es suyo, defina TRUST_PROXY.',
} satisfies Catalogue<typeof zh>;
