import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/approval.ts';

export default {
  title: 'Espera mi decisión',
  count: '%{smart_count}, %{amount} yuanes',
  decide: 'Decidir',
  open: 'Abrir',
  none: 'Nada espera su decisión',
  mine: 'Pedido por usted; espera a otra persona',
  more: '%{smart_count} más',
  kind: {
    outlay: 'Pago',
    rewardAudit: 'Control de una recompensa',
    withdrawal: 'Retiro',
    cashAdjustment: 'Ajuste de efectivo',
  },
  type: {
    outlay: {
      1: 'Reembolso por objeto perdido',
      2: 'Recompensa por objeto perdido',
      3: 'Recompensa publicitaria',
      4: 'Retirada',
      5: 'Recompensa de actividad',
    },
  },
} satisfies Catalogue<typeof zh>;
