import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/revision.ts';

export default {
  shared: {
    reason: {
      NOT_ANEW: 'Los registros de este tipo no se recuperan una vez eliminados.',
    },
  },
  title: 'Versiones',
  empty: 'No hay versiones anteriores',
  emptyWhy: 'Desde el próximo guardado, cada cambio se podrá ver y deshacer aquí',
  more: 'Versiones anteriores',
  version: 'Versión %{version}',
  somebody: 'Sistema',
  kind: {
    found: 'original',
    create: 'creado',
    update: 'modificado',
    delete: 'eliminado',
    restore: 'restaurado',
  },
  against: 'Comparar',
  now: 'Con la actual',
  before: 'Con la anterior',
  restore: 'Restaurar esta versión',
  restored: 'Restaurado',
  secret: 'Guardado, no se muestra',
  same: {
    now: 'Igual que la actual',
    before: 'Igual que la anterior',
  },
  head: {
    field: 'Campo',
    now: 'Ahora',
    this: 'Esta versión',
    before: 'La anterior',
    becomes: 'Quedará',
  },
  ask: {
    title: 'Restaurar esta versión',
    anew: 'Crear de nuevo con esta versión',
    text: 'Vuelve a lo que tenía el %{time}. Cambia este campo: |||| Vuelve a lo que tenía el %{time}. Cambian estos %{smart_count} campos:',
    anewText: 'El registro se eliminó. Se creará otro, con número propio, con lo que tenía el %{time}:',
    kept: 'Lo demás no cambia; las contraseñas no se restauran.',
    keptAnd: 'No se restaura: %{fields}. Lo demás no cambia; las contraseñas no se restauran.',
    confirm: 'Restaurar',
  },
} satisfies Catalogue<typeof zh>;
