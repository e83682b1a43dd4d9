import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/lost-statistics.ts';

export default {
  shared: {
    title: { lostStatistics: 'Cifras de objetos' },
  },
  figure: {
    when: 'Fecha',
    total: 'Casos',
    vip: 'VIP',
    handled: 'Tramitados',
    matched: 'Identificados',
    returned: 'Devueltos',
    notReturned: 'Sin devolver',
    recoverRate: 'Tasa de recuperación',
    recoverRatePercent: 'Tasa de recuperación (%)',
    avgMatchSeconds: 'Tiempo medio de identificación',
    avgHandleSeconds: 'Tiempo medio de cierre',
    handleInSeconds: 'Tiempo medio de cierre (s)',
    avgFirstActionSeconds: 'Primera acción media',
    firstActionInSeconds: 'Primera acción media (s)',
    refundAmount: 'Reembolsos (yuanes)',
    rewardAmount: 'Recompensas (yuanes)',
    goodsValue: 'Valor devuelto (yuanes)',
    received: 'Casos llevados',
    overdue: 'Vencidos',
  },
  byDay: {
    title: 'Por fecha',
    most: 'El máximo, %{when}: %{count}',
  },
  byType: {
    title: 'Por tipo de objeto',
    name: 'Tipo de objeto',
    most: 'Lo más frecuente es «%{name}», %{share}',
  },
  bySeat: {
    title: 'Por lugar en el vehículo',
    name: 'Lugar en el vehículo',
    most: 'Lo más frecuente es «%{name}», %{share}',
  },
  byCompany: {
    title: 'Por empresa',
    name: 'Empresa',
    most: 'La mayoría son de %{name}, %{share}',
    none: 'Ningún caso de este período indica una empresa',
  },
  clerks: {
    title: 'Por gestor',
    name: 'Gestor',
    nameless: 'Sin nombre',
    most: '%{name} llevó más casos: %{count}',
    none: 'Nadie ha tramitado aún un caso de este período',
  },
  others: 'Otros',
  none: 'No hay objetos perdidos en este período',
  away: 'No se han podido leer las estadísticas de objetos perdidos: %{why}. Las demás páginas funcionan.',
  plain:
    'El sistema de origen cuenta a su manera. Lo que no indica se muestra como «–», y las cifras no llevan a sus casos.',
} satisfies Catalogue<typeof zh>;
