import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-reward.ts';

export default {
  shared: {
    title: { lostReward: 'Recompensas' },
  },
  empty: 'Todavía no hay recompensas',
  emptyWhy: 'Aquí aparecen las recompensas a conductores que devolvieron algo',
  field: {
    lostNo: 'Número de caso',
    driverName: 'Conductor',
    driverPhone: 'Celular del conductor',
    plateNumber: 'Placa',
    amount: 'Recompensa (yuanes)',
    channel: 'Pagado por',
    serialNum: 'Número de serie',
    bankName: 'Banco',
    bankCardNo: 'Número de tarjeta',
    rewardStatus: 'Estado',
    payTime: 'Pagado el',
    failReason: 'Motivo de la falla',
    operatorName: 'Solicitado por',
    createdOn: 'Solicitado el',
    addressType: 'Zona',
    lostId: 'ID del caso',
  },
} satisfies Catalogue<typeof zh>;
