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
} satisfies Catalogue<typeof zh>;
