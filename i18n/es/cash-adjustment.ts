import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/cash-adjustment.ts';

export default {
  create: 'Ajustar el saldo de un conductor',
  createShort: 'Ajustar',
  empty: 'Todavía no hay ajustes de saldo',
  emptyWhy: 'Un ajuste se registra cuando otra persona lo aprueba',
  searchHint: 'Número de ajuste, conductor, movimiento anulado, solicitante',
  field: {
    adjustNo: 'Número de ajuste',
    amount: 'Ajuste (yuanes)',
    reverses: 'Anula el movimiento',
    reason: 'Motivo',
    applyUser: 'Solicitado por',
    createdOn: 'Solicitado el',
    checkUser: 'Aprobado por',
    checkedOn: 'Decidido el',
    closeReason: 'Motivo del rechazo',
    entryNo: 'Número de movimiento',
  },
  state: {
    0: 'Por aprobar',
    1: 'Registrado',
    2: 'Rechazado',
  },
} satisfies Catalogue<typeof zh>;
