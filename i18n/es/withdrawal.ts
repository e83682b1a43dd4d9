import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/withdrawal.ts';

export default {
  shared: {
    title: { withdrawal: 'Retiros' },
    log: {
      module: { withdrawals: 'Trámites de retiros' },
      call: {
        withdrawals: {
          askWithdrawal: 'Solicitar un retiro para un conductor',
          approveWithdrawal: 'Aprobar un retiro',
          refuseWithdrawal: 'Rechazar un retiro',
          payWithdrawal: 'Pagar un retiro',
          approveWithdrawals: 'Aprobar varios retiros',
          payWithdrawals: 'Pagar varios retiros',
        },
      },
    },
    reason: {
      WITHDRAWAL_FROZEN: 'La cuenta de este conductor está bloqueada: no se puede retirar nada.',
      WITHDRAWAL_TOO_SMALL: 'Es menos que el retiro mínimo.',
      WITHDRAWAL_OPEN: 'Este conductor tiene otro retiro sin terminar.',
      WITHDRAWAL_WITHOUT_CARD: 'Este conductor no tiene una tarjeta bancaria registrada.',
      WITHDRAWAL_WITHOUT_ACCOUNT: 'Este conductor no tiene una cuenta de cobro vinculada.',
      WITHDRAWAL_PAYEE_CHANGED:
        'La tarjeta o la cuenta cambió después de la solicitud. Rechácela y pida otra nueva.',
      WITHDRAWAL_NOT_TO_AUDIT: 'Este retiro no está pendiente de revisión.',
      WITHDRAWAL_NOT_REFUSABLE: 'No se puede rechazar un retiro en pago, pagado o ya rechazado.',
      WITHDRAWAL_NOT_PAYABLE: 'Solo se pagan los retiros aprobados o cuyo pago falló.',
      WITHDRAWAL_PAYMENT_DIFFERS:
        'El proveedor se contradice sobre un pago de este retiro. Compruebe primero el egreso.',
      WITHDRAWAL_AUDITED_FIRST: 'Usted hizo la primera revisión; la segunda corresponde a otra persona.',
      WITHDRAWAL_SUM_DIFFERS: 'El total no coincide con el de la página. Actualice y compruebe.',
      WITHDRAWAL_BATCH_LIMIT: 'El total supera el límite por lote. Use lotes más pequeños.',
    },
  },
  field: {
    withdrawNo: 'Número de retiro',
    driverMobile: 'Celular del conductor',
    amount: 'Importe (yuanes)',
    fee: 'Comisión (yuanes)',
    realAmount: 'Pago neto (yuanes)',
    balanceBefore: 'Saldo anterior (yuanes)',
    channel: 'Forma de pago',
    cardNo: 'Número de tarjeta',
    cardHolder: 'Titular',
    applyUser: 'Solicitado por',
    createdOn: 'Solicitado el',
    secondFor: 'Segunda revisión por',
    firstAuditUser: 'Primer revisor',
    firstAuditTime: 'Primera revisión el',
    auditUser: 'Revisor',
    auditTime: 'Revisado el',
    auditReason: 'Motivo del rechazo',
    payUser: 'Pago ordenado por',
    tries: 'Intentos de pago',
    outlayId: 'ID del egreso',
    payTime: 'Pagado el',
  },
  state: {
    0: 'Por revisar',
    10: 'Aprobado',
    11: 'Pagado',
    12: 'En pago',
    20: 'Rechazado',
    21: 'Pago fallido',
  },
  source: { 1: 'Conductor', 2: 'Empleado' },
  secondFor: { amount: 'Importe alto', day: 'Total del día', payee: 'Cuenta de cobro nueva' },
} satisfies Catalogue<typeof zh>;
