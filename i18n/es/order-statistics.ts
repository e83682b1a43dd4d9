import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/order-statistics.ts';

export default {
  shared: {
    title: { orderStatistics: 'Cifras de pedidos' },
  },
  figure: {
    created: 'Pedidos',
    pushed: 'Ofrecidos',
    answered: 'Aceptados',
    answerRate: 'Aceptación',
    completed: 'Completados',
    completeRate: 'Finalización',
    cancelledByPassenger: 'Por pasajero',
    cancelledByDriver: 'Por conductor',
    cancelledByOffice: 'Por oficina',
    autoCancelled: 'Vencidos',
    endedOtherwise: 'Ausente, anómalo',
    open: 'Abiertos',
    avgMatchSeconds: 'Asignación media',
    avgPickupSeconds: 'Recogida media',
    elderlyCount: 'Mayores',
    revenue: 'Importe (yuanes)',
  },
  unit: { orders: 'pedidos' },
  createdNormal: 'Pedidos habituales',
  rule: {
    settled: 'Según el día del pedido, todos concluidos',
    byDay: 'Según el día del pedido, ',
    open: '%{count} pedido sin concluir |||| %{count} pedidos sin concluir',
    changing: ': las cifras cambiarán',
  },
  notable: '%{when}, %{area}: vencieron %{count} pedidos, lo habitual es %{high} como máximo',
  nothingNotable: 'Los pedidos vencidos están dentro de lo habitual en todas las zonas',
  most: 'Máximo: %{when}, %{count} pedidos',
  none: 'Sin pedidos en este período',
  by: {
    label: 'Recuento',
    area: 'Por zona',
    company: 'Por empresa',
    source: 'Por origen',
    orderCallType: 'Por forma de pedir',
  },
  name: {
    area: 'Zona',
    time: 'Período',
    company: 'Empresa',
    source: 'Origen',
    type: 'Tipo',
    orderCallType: 'Forma de pedir',
  },
  plain:
    'El sistema de origen solo cuenta por período: no por zona, empresa ni origen, y sin comparación ni valores habituales.',
  mail: {
    button: 'Se envía a %{count} persona a las %{time} |||| Se envía a %{count} personas a las %{time}',
    title: 'Correo diario de las %{time}',
    what: 'Las estadísticas de pedidos del día anterior por correo: una hoja de cálculo y un enlace a esta página. Cada persona recibe las cifras de sus zonas.',
    noServer: 'Todavía no hay servidor de correo configurado; no se envía nada.',
    noAddress:
      'Su cuenta no tiene dirección de correo, por lo que no lo recibe. Pida a un administrador que la anote.',
    nobody: 'Todavía no lo recibe nadie.',
    readers: 'Lo reciben: %{names}',
    readersBeyond: 'Fuera de sus zonas: %{count}',
    lastSent: 'Último envío a usted: %{time}',
    join: 'Enviármelo también',
    leave: 'Dejar de enviármelo',
  },
} satisfies Catalogue<typeof zh>;
