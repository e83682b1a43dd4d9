import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-picture-type.ts';

export default {
  shared: {
    title: { adPictureType: 'Tipos' },
  },
  create: 'Nuevo tipo',
  empty: 'Todavía no hay tipos de adhesivo',
  emptyWhy: 'Un tipo dice dónde va el adhesivo, su tamaño y qué se fotografía',
  field: {
    typeName: 'Tipo',
    position: 'Posición',
    width: 'Ancho',
    height: 'Alto',
    needPhotoCount: 'Fotos',
    photoAngles: 'Ángulos',
    requirePlate: 'Placa visible',
    rewardAmount: 'Premio al conductor (yuanes)',
  },
  unit: {
    needPhotoCount: 'fotos',
    width: 'milímetros',
    height: 'milímetros',
  },
  position: {
    1: 'Luneta trasera',
    2: 'Puertas izquierdas',
    3: 'Puertas derechas',
    4: 'Maletero',
    5: 'Letrero',
    6: 'Funda de asiento',
    7: 'Interior',
  },
  photoAngles: {
    left: 'Izquierda',
    right: 'Derecha',
    rear: 'Detrás',
    front: 'Delante',
    inside: 'Interior',
  },
  requirePlate: {
    1: 'Obligatoria',
    0: 'No hace falta',
  },
  state: {
    1: 'Activo',
    0: 'Inactivo',
  },
  help: {
    sort: 'El menor va primero',
  },
} satisfies Catalogue<typeof zh>;
