import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-cash.ts';

export default {
  shared: {
    title: { cashEntry: 'Movimientos de efectivo', cashAdjustment: 'Ajustes de efectivo' },
    log: {
      module: { driverCash: 'Cuentas de efectivo' },
      call: {
        driverCash: {
          askCashAdjustment: 'Solicitar un ajuste',
          askCashReversal: 'Solicitar una anulación',
          approveCashAdjustment: 'Aprobar un ajuste',
          refuseCashAdjustment: 'Rechazar un ajuste',
        },
      },
    },
    reason: {
      CASH_SHORT: 'El saldo disponible no alcanza.',
      CASH_ENTRY_KNOWN: 'Este asunto ya está contabilizado.',
      CASH_REVERSED: 'Este movimiento ya se anuló, o su anulación está pendiente.',
      CASH_NOT_REVERSIBLE: 'No se anulan movimientos de retiros, comisiones ni anulaciones.',
      CASH_ADJUSTMENT_DECIDED: 'Este ajuste ya se aprobó o se rechazó.',
    },
  },
  account: {
    balance: 'Saldo (yuanes)',
    held: 'Retenido por retiros (yuanes)',
    available: 'Disponible (yuanes)',
    isFrozen: 'La cuenta está bloqueada: no se permiten retiros',
  },
} satisfies Catalogue<typeof zh>;
