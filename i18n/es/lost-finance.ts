import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-finance.ts';

export default {
  shared: {
    title: { lostFinance: 'Pagos por objetos' },
  },
  empty: 'Todavía no hay pagos',
  emptyWhy: 'Aquí aparecen los casos con una tarifa, un reembolso o una recompensa',
  field: {
    ownerName: 'Dueño',
    payTime: 'Pagado el',
    rewardStatus: 'Recompensa',
    netAmount: 'Neto (yuanes)',
    createdOn: 'Registrado',
    lostId: 'ID del caso',
  },
} satisfies Catalogue<typeof zh>;
