import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/watched-place.ts';

export default {
  shared: {
    title: { watchedPlace: 'Lugares' },
    log: { module: { watchedPlace: 'Lugares vigilados' } },
    reason: {
      TOO_MANY_PLACES: 'Puede haber como máximo 200 lugares vigilados',
    },
  },
  create: 'Nuevo lugar',
  empty: 'Todavía no hay lugares vigilados',
  emptyWhy: 'Registre un lugar y se anotará quién llega y quién sale',
  insideNow: '%{count} dentro',
  visits: 'Visitas',
  always: 'Todo el día',
  removeNote: 'Sus visitas se eliminan con él.',
  field: {
    radius: 'Radio',
    fromTime: 'Desde',
    untilTime: 'Hasta',
    inside: 'Dentro',
    today: 'Llegadas hoy',
    hours: 'Horario',
  },
  state: { 1: 'Vigilado', 0: 'Desactivado' },
  switch: { 1: 'Desactivar', 0: 'Activar' },
  switched: { 1: 'Se vigila «%{name}»', 0: '«%{name}» está desactivado' },
  help: {
    radius: 'De 50 a 5000 metros',
    lng: 'WGS-84, grados',
    lat: 'WGS-84, grados',
    fromTime: 'Vacío, todo el día; pasa de medianoche si empieza más tarde de lo que acaba',
    untilTime: 'Vacío, todo el día; pasa de medianoche si empieza más tarde de lo que acaba',
  },
  find: { label: 'Buscar un lugar', help: 'Nombre o pinyin; el círculo se mueve allí' },
  map: {
    centre: 'Poner en el centro del mapa',
    click: 'Haga clic en el mapa para ponerlo allí',
    drag: 'Arrastre el centro y el borde, o enfóquelos y use las flechas',
    show: 'Mostrar el mapa',
    hide: 'Ocultar el mapa',
  },
} satisfies Catalogue<typeof zh>;
