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
  lost2: 'Objetos perdidos 2',
  finance2: 'Finanzas 2',
  operations: 'Operaciones',
  operations2: 'Operaciones 2',
  /** In place of the buttons. */
  withdrawn:
    'Llegó una petición por un proxy o para otra dirección, así que las cuentas de demostración están desactivadas. Detenga el servidor y ejecute npm run admin -- reset <cuenta> para dar una contraseña a una de ellas. Si el proxy es suyo, defina TRUST_PROXY.',
} satisfies Catalogue<typeof zh>;
