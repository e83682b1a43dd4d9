import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/outlay.ts';

export default {
  shared: {
    title: { outlay: 'Egresos' },
    log: {
      module: { outlays: 'Aprobación de egresos' },
      call: {
        outlays: {
          approveOutlay: 'Aprobar un egreso',
          refuseOutlay: 'Rechazar un egreso',
          auditOutlay: 'Controlar una recompensa',
          queryOutlay: 'Consultar un egreso',
        },
      },
    },
    reason: {
      OUTLAY_DECIDED: 'Este pago ya se aprobó o se rechazó, o no necesita aprobación.',
      OUTLAY_AUDITED: 'Esta recompensa ya se revisó, o no necesita revisión.',
      OUTLAY_LIVE: 'Para el mismo asunto ya hay un pago en espera, en curso o hecho.',
      OUTLAY_NOT_SENT: 'Este pago no está en curso: no hay nada que consultar.',
      OUTLAY_PAID_AGAIN:
        'Lo mismo se pagó de nuevo o se devolvió después y no se puede corregir. Añada un asiento por la diferencia.',
      SERIAL_KNOWN: 'Este número de serie ya está registrado.',
      AUDITS_APPROVED: 'Usted aprobó este pago; debe revisarlo otra persona',
      PAYMENTS_AWAY: 'El proveedor de pagos no responde. Nada ha cambiado; vuelva a consultar más tarde.',
    },
  },
  count: {
    failed: 'Pagos fallidos',
    different: 'Pagos con diferencias',
    processing: 'Pagos sin resultado',
    paidToday: 'Pagado hoy',
  },
  empty: 'Aún no hay egresos',
  emptyWhy: 'Aquí se anotan reembolsos, recompensas y retiradas',
  searchHint: 'Número, beneficiario, placa, solicitante',
  query: 'Consultar al proveedor',
  asked: {
    1: 'Pagado',
    3: 'El pago ha fallado',
    2: 'El proveedor sigue procesándolo',
  },
  waiting: {
    mine: 'Espera a otra persona',
    takeBack: 'Retirar',
    title: 'Aprobar un pago de %{amount} yuanes',
    approve: 'Aprobar y pagar',
    toRefuse: 'Rechazar',
    refuse: 'Confirmar rechazo',
    approved:
      'Aprobado: %{amount} yuanes. Se puede deshacer; al cerrar o recargar la página se paga en el acto',
    refused: 'Rechazado: %{amount} yuanes no se pagarán',
    notDone: '%{amount} yuanes: sin decidir. %{why}',
    show: 'Mostrar',
    otherPayee: 'Otro beneficiario: no vuelve al pago original; compruebe el nombre y la cuenta',
  },
  audit: {
    title: 'Controlar la recompensa de %{amount} yuanes',
    pass: 'En regla',
    fail: 'Con problemas: suspender el derecho a recompensar',
    why: 'Nota (obligatoria si hay problemas)',
    passed: 'Anotado: en regla',
    failed: 'Anotado: con problemas; el derecho del solicitante queda suspendido',
  },
  field: {
    payeeName: 'Beneficiario',
    payeeAccount: 'Cuenta',
    saveStatus: 'Resultado',
    applyUser: 'Solicitante',
    checkUser: 'Aprobado por',
    closeReason: 'Motivo del rechazo',
    createdOn: 'Solicitado el',
    failCode: 'Código de error',
    receiptUrl: 'Recibo',
    refundOf: 'Vuelve a',
    auditState: 'Control',
    auditUser: 'Controlado por',
    auditNote: 'Nota del control',
    auditedOn: 'Controlado el',
  },
  state: {
    0: 'Por aprobar',
    1: 'Pagado',
    2: 'En curso',
    3: 'Fallido',
    4: 'Cerrado',
  },
  bizCode: {
    1: 'Reembolso por objeto perdido',
    2: 'Recompensa por objeto perdido',
    3: 'Recompensa publicitaria',
    4: 'Retirada',
    5: 'Recompensa de actividad',
    9: 'Corrección',
  },
  tradeChannel: {
    1: 'Miniprograma',
    2: 'Tarjeta UnionPay',
    3: 'Sobre rojo',
    4: 'Pago de empresa',
  },
  saveStatus: {
    0: 'Fallido',
    1: 'Correcto',
  },
  auditState: {
    0: 'En espera',
    1: 'En regla',
    2: 'Con problemas',
  },
  reconState: {
    0: 'Sin conciliar',
    1: 'Coincide',
    2: 'Con diferencias',
  },
  ofDay: {
    paid: { name: 'Pagos' },
  },
} satisfies Catalogue<typeof zh>;
