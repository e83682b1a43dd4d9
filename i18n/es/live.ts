import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/live.ts';

export default {
  you: 'Usted',
  system: 'El sistema',
  waiting: '%{smart_count} registro nuevo, cargar |||| %{smart_count} registros nuevos, cargar',
  readOn: 'Actualizado %{time}',
  readEvery: 'Se actualiza cada %{smart_count} segundos',
  staleSince: 'Sin actualizar desde %{time}',
  now: {
    changed: '%{by}: cambio reciente',
    enabled: '%{by}: acaba de habilitar',
    disabled: '%{by}: acaba de inhabilitar',
    deleted: '%{by}: acaba de eliminar',
  },
  earlier: {
    changed: '%{by}: cambio anterior',
    enabled: '%{by}: habilitó antes',
    disabled: '%{by}: inhabilitó antes',
    deleted: '%{by}: eliminó antes',
  },
  left: 'Ya no está a su alcance',
  lock: {
    theirs: '%{by} está editando',
    mine: 'Usted está editando',
    held: '%{by} está editando este registro. Puede leerlo; podrá editarlo cuando termine.',
    heldTyped:
      '%{by} está editando este registro. Lo que escribió se conserva; al guardar se comparan los conflictos campo por campo.',
    anyway: 'Editar de todos modos',
    elsewhere:
      'También tiene abierto este registro en otra ventana. Si cambia ambas, la última en guardar compara campo por campo.',
    left: '%{by} ha terminado; ya puede editar',
    mineUntil: 'está editando, reservado hasta las %{time}',
    editing: 'está editando',
    now: 'Ahora',
  },
  record: {
    changed: '%{by} acaba de guardar cambios',
    changedTyped: '%{by} acaba de guardar cambios. Al cargarlos se conserva lo que escribió',
    deleted: '%{by} acaba de eliminar este registro; ya no se puede guardar',
    elsewhere: 'Usted, en otra ventana,',
    load: 'Cargar',
  },
} satisfies Catalogue<typeof zh>;
