import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/pickup-point.ts';

export default {
  shared: {
    title: { pointsShop: 'Tienda de puntos', pickupPoint: 'Puntos de retiro' },
  },
  create: 'Nuevo punto',
  empty: 'Todavía no hay puntos de retiro',
  emptyWhy: 'Al canjear puntos, los conductores pueden elegir recoger aquí',
  searchHint: 'Nombre, dirección o contacto',
  section: {
    point: 'Punto de retiro',
    place: 'Posición',
  },
  field: {
    pointName: 'Nombre',
  },
  state: {
    1: 'Activo',
    0: 'Inactivo',
  },
  help: {
    openTime: 'Como 06:30-09:00; puede haber varios, también pasada la medianoche',
    lng: 'WGS-84, grados',
    lat: 'WGS-84, grados',
  },
  problem: {
    openTime: 'Escriba horas como 06:30-09:00, 6 como máximo',
  },
} satisfies Catalogue<typeof zh>;
