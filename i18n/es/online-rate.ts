import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/online-rate.ts';

export default {
  shared: {
    title: { realTimeInformation: 'En tiempo real' },
    log: { module: { onlineRate: 'Tasa en línea' } },
  },
  kind: { label: 'Agrupar', area: 'Por zona', company: 'Por empresa', platform: 'Por plataforma' },
  groups: 'Tasas de conexión',
  back: 'Tasas de conexión',
  noCompany: 'Sin empresa',
  online: 'En línea %{online} / %{total}',
  access: 'Tasa de acceso %{rate}',
  empty: 'No hay vehículos',
  emptyWhy: 'Todavía no hay vehículos registrados en sus zonas',
  offline: {
    title: 'Vehículos sin conexión',
    of: 'Vehículos sin conexión, %{name}',
    searchHint: 'Placa',
    field: {
      offlineMinutes: 'Sin conexión',
      lastAddress: 'Último lugar',
      driverMobile: 'Teléfono',
    },
    never: 'Nunca informó',
    onMap: 'Mapa',
    record: 'Ficha del vehículo',
    empty: 'Ningún vehículo está sin conexión',
    emptyWhy: 'Todos informan a tiempo',
  },
  trend: {
    label: 'Tendencia',
    of: 'Tasa de conexión, %{name}',
    spanLabel: 'Período',
    span: { today: 'Hoy', yesterday: 'Ayer', week: '7 días' },
    formLabel: 'Mostrar como',
    form: { chart: 'Línea', table: 'Cifras' },
    time: 'Hora',
    rate: 'Tasa de conexión',
    online: 'En línea',
    total: 'Vehículos',
    access: 'Tasa de acceso',
    none: 'No se registró nada en este período',
    noneYet: 'La tasa se registra cada 5 minutos: mire de nuevo más tarde',
    noneThen: 'El servicio no estaba en marcha, o los registros ya no se conservan',
    summary: 'Tasa de conexión, %{name}: mínima %{lowest} (%{lowestTime}), última %{last} (%{lastTime})',
  },
  ticker: {
    label: 'Tasas de conexión de las zonas, la más baja %{name} %{rate}',
    stop: 'Detener las tasas de conexión',
    go: 'Mostrar las tasas de conexión por turno',
  },
  ofDay: {
    rate: { name: 'Tasa en línea' },
    offline: { name: 'Vehículos sin conexión', unit: 'vehículo |||| vehículos' },
  },
} satisfies Catalogue<typeof zh>;
