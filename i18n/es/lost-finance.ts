import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-finance.ts';

export default {
  shared: {
    title: { lostFinance: 'Pagos por objetos' },
  },
  empty: 'Todavía no hay pagos',
  emptyWhy: 'Aquí aparecen los casos con una tarifa, un reembolso o una recompensa',
  field: {
    lostNo: 'Número de caso',
    ownerName: 'Dueño',
    payAmount: 'Pagado (yuanes)',
    payTime: 'Pagado el',
    refundAmount: 'Reembolso (yuanes)',
    refundStatus: 'Reembolso',
    rewardAmount: 'Recompensa (yuanes)',
    rewardStatus: 'Recompensa',
    netAmount: 'Neto (yuanes)',
    handleUserName: 'Atendido por',
    addressType: 'Zona',
    createdOn: 'Registrado',
    lostId: 'ID del caso',
  },
} satisfies Catalogue<typeof zh>;
