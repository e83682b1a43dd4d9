import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-reward.ts';

export default {
  shared: {
    title: { lostReward: 'Recompensas' },
  },
  empty: 'Todavía no hay recompensas',
  emptyWhy: 'Aquí aparecen las recompensas a conductores que devolvieron algo',
  field: {
    driverPhone: 'Celular del conductor',
    amount: 'Recompensa (yuanes)',
    channel: 'Pagado por',
    serialNum: 'Número de serie',
    bankCardNo: 'Número de tarjeta',
    rewardStatus: 'Estado',
    payTime: 'Pagado el',
    operatorName: 'Solicitado por',
    createdOn: 'Solicitado el',
    lostId: 'ID del caso',
  },
} satisfies Catalogue<typeof zh>;
