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
  unit: {
    metres: 'm',
  },
  problem: {
    mobile: 'Escriba un número de celular de 11 cifras',
    telephone: 'Escriba un celular o un fijo con su prefijo',
    identity: 'Escriba un número de 18 caracteres',
  },
  areas: {
    all: 'Todas',
    outside: 'Fuera de sus zonas',
    disabled: 'Esta zona está desactivada',
    limited: 'Elija al menos una de sus zonas',
  },
  file: 'N.º %{id}',
  picture: {
    choose: 'Elegir una imagen',
    replace: 'Cambiar',
    remove: 'Quitar',
  },
  place: {
    help: 'Escriba un lugar para elegirlo; el mapa irá allí',
    centre: 'Poner en el centro del mapa',
    clear: 'Borrar la posición',
    click: 'Haga clic en el mapa para marcar la posición',
    move: 'Haga clic en el mapa para moverla',
  },
} satisfies Catalogue<typeof zh>;
