import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/entity.ts';

export default {
  edit: 'Editar',
  view: 'Ver',
  data: 'Datos',
  remove: 'Eliminar',
  removeOne: '¿Eliminar «%{name}»?',
  removeMany: '¿Eliminar %{smart_count} registro? |||| ¿Eliminar %{smart_count} registros?',
  searchHint: 'Nombre',
} satisfies Catalogue<typeof zh>;
