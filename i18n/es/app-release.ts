import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/app-release.ts';

export default {
  shared: {
    title: { appRelease: 'Apps publicadas' },
  },
  searchHint: 'Versión o persona',
  empty: 'Todavía no se ha publicado nada',
  emptyWhy: 'Aquí constan las publicaciones, los cambios de despliegue y las retiradas',
  outNow: 'Versiones publicadas ahora',
  unknown: 'Desconocido',
  open: 'Ver la versión',
  field: { createdOn: 'Hora', act: 'Acción', createdBy: 'Quién' },
  act: { 1: 'Publicada', 2: 'Despliegue cambiado', 3: 'Retirada' },
} satisfies Catalogue<typeof zh>;
