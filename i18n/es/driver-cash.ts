import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-cash.ts';

export default {
  shared: {
    title: { cashEntry: 'Movimientos de caja', cashAdjustment: 'Ajustes de caja' },
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
  panel: {
    title: 'Cuenta de efectivo',
    all: 'Todos los movimientos',
    last: 'Últimos movimientos',
    none: 'Todavía no hay movimientos',
    amount: 'Importe (yuanes)',
    reversal: '%{type}, anulación',
    left: 'ya no trabaja aquí',
    hasLeft: 'Ya no trabaja aquí, y aún puede retirar el saldo',
    withdraw: 'Solicitar un retiro',
    adjust: 'Ajustar el saldo',
  },
  count: { toDecide: 'Ajustes de saldo por aprobar' },
  adjust: {
    driver: 'Conductor',
    driverHelp: 'Busque por nombre, matrícula o móvil',
    amountHelp: 'Positivo para añadir, negativo para restar',
    becomes: 'Saldo de %{before} yuanes, %{after} yuanes tras registrarlo',
    short: 'Se restaría más que los %{available} yuanes disponibles',
    secondPerson: 'Se registra cuando lo aprueba otra persona con el derecho de revisar pagos',
    send: 'Enviar para aprobación',
    asked: 'Enviado; otra persona debe aprobarlo',
    noRight: 'No puede ajustar cuentas de efectivo',
    noRightWhy: 'Hace falta el derecho de finanzas. Pídalo a un administrador.',
  },
  reverse: {
    label: 'Anular',
    title: 'Anular el movimiento %{no}',
    booked: 'Registrado (yuanes)',
    becomes: 'Anulación (yuanes)',
    send: 'Enviar para aprobación',
  },
  decide: {
    label: 'Decidir',
    takeBack: 'Retirar',
    title: 'Aprobar un ajuste de saldo',
    mine: 'Otra persona debe aprobarlo',
    approve: 'Aprobar y registrar',
    toRefuse: 'Rechazar',
    refuse: 'Confirmar el rechazo',
    approved: 'El ajuste de %{amount} yuanes de %{name} está registrado',
    refused: 'El ajuste de %{amount} yuanes de %{name} fue rechazado; no se registra nada',
  },
  account: {
    balance: 'Saldo (yuanes)',
    held: 'Retenido por retiros (yuanes)',
    available: 'Disponible (yuanes)',
    isFrozen: 'La cuenta está bloqueada: no se permiten retiros',
  },
} satisfies Catalogue<typeof zh>;
