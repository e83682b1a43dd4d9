import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-driver-gift.ts';

export default {
  shared: {
    title: { adDriverGift: 'Regalos' },
  },
  create: 'Nuevo regalo',
  empty: 'Todavía no hay regalos',
  emptyWhy: 'Añada lo que reciben los conductores por llevar publicidad y con qué condición',
  problem: { imageUrl: 'Escriba una dirección http o https' },
  field: {
    giftName: 'Regalo',
    giftType: 'Tipo',
    amount: 'Valor (yuanes)',
    stock: 'Existencias',
    condition: 'Condición',
    installmentId: 'Etapa',
    startTime: 'Desde',
    endTime: 'Hasta',
    imageUrl: 'Dirección de la imagen',
    issued: 'Entregados',
    createdOn: 'Alta',
  },
  unit: {
    stock: 'uds.',
    issued: 'uds.',
  },
  help: {
    stock: 'Vacío: sin límite',
    installmentId: 'Vacío: en todas las etapas',
  },
  none: {
    stock: 'Sin límite',
  },
  giftType: {
    1: 'Efectivo o sobre rojo',
    2: 'Artículo',
    3: 'Puntos',
    4: 'Cupón',
  },
  condition: {
    1: 'Foto aprobada',
    2: 'Meses cumplidos',
    3: 'Primer adhesivo',
  },
  state: {
    1: 'Vigente',
    0: 'Retirado',
  },
} satisfies Catalogue<typeof zh>;
