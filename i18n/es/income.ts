import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/income.ts';

export default {
  shared: {
    title: { finance: 'Finanzas', income: 'Ingresos' },
  },
  today: 'Ingresos de hoy',
  empty: 'Aún no hay ingresos',
  emptyWhy: 'Aquí se anota lo que informan los proveedores de pago',
  searchHint: 'Número del proveedor, nuestro número, pagador',
  field: {
    fee: 'Comisión (yuanes)',
    netAmount: 'Neto (yuanes)',
    payerName: 'Pagador',
    payerMobile: 'Teléfono del pagador',
    createdOn: 'Anotado el',
  },
  state: {
    0: 'Sin pagar',
    1: 'Pagado',
    2: 'En curso',
    3: 'Fallido',
    4: 'Reembolsado',
    5: 'Reembolso parcial',
  },
  bizCode: {
    1: 'Tarifa por objeto perdido',
    2: 'Tienda',
    3: 'Publicidad',
    4: 'Tarifa de reserva',
    9: 'Otros',
  },
  ofDay: {
    paid: { name: 'Ingresos' },
  },
} satisfies Catalogue<typeof zh>;
