import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/tags.ts';

export default {
  bar: 'Pestañas',
  record: '%{page}: %{name}',
  pinned: 'fija',
  unsaved: 'sin guardar',
  closeOne: 'Cerrar «%{name}»',
  acts: 'Acciones de «%{name}»',
  all: 'Todas las pestañas, %{count} abiertas',
  find: 'Buscar una pestaña',
  noMatch: 'Ninguna pestaña coincide',
  refresh: 'Actualizar',
  close: 'Cerrar',
  closeOthers: 'Cerrar las demás',
  closeLeft: 'Cerrar las de la izquierda',
  closeRight: 'Cerrar las de la derecha',
  closeAll: 'Cerrar todas',
  moveLeft: 'Mover a la izquierda',
  moveRight: 'Mover a la derecha',
  moved: '«%{name}» pasa al puesto %{place}',
  key: { close: 'Cerrar esta pestaña', next: 'Pestaña siguiente', previous: 'Pestaña anterior' },
  ask: {
    title: 'Cambios sin guardar',
    close: 'Al cerrar se pierde lo que no se ha guardado en estas páginas:',
    refresh: 'Al actualizar se pierde lo que no se ha guardado en esta página:',
    discardAndClose: 'Descartar y cerrar',
    discardAndRefresh: 'Descartar y actualizar',
    back: 'Volver',
  },
} satisfies Catalogue<typeof zh>;
