import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/cash-entry.ts';

export default {
  empty: 'Todavía no hay movimientos',
  emptyWhy: 'Aquí se registran las recompensas, los retiros y los ajustes de saldo',
  searchHint: 'Número de movimiento, conductor, número de asunto',
  field: {
    entryNo: 'Número de movimiento',
    bizType: 'Concepto',
    bizNo: 'Número de asunto',
    balance: 'Saldo (yuanes)',
    reverses: 'Anula el movimiento',
    operator: 'Registrado por',
    createdOn: 'Registrado el',
  },
  bizType: {
    1: 'Recompensa publicitaria',
    2: 'Recompensa de actividad',
    3: 'Retiro',
    4: 'Comisión de retiro',
    9: 'Ajuste',
  },
} satisfies Catalogue<typeof zh>;
