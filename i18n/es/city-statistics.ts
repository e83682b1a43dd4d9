import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/city-statistics.ts';

export default {
  shared: {
    title: { cityStatistics: 'Cifras por zona' },
  },
  figure: {
    vehicles: 'Vehículos',
    online: 'Media en línea',
    onlineRate: 'En línea',
    orders: 'Pedidos',
    completed: 'Completados',
    revenue: 'Importe (yuanes)',
    streetRides: 'En la calle',
  },
  rule: 'Vehículos registrados al final del día, en línea como media del día, viajes de la calle aparte',
  fortnight: 'Los 14 días hasta el elegido',
  none: 'Sin vehículos ni pedidos en este período',
  by: { label: 'Recuento', area: 'Por zona', company: 'Por empresa', day: 'Por día' },
  name: { area: 'Zona', company: 'Empresa', day: 'Día' },
} satisfies Catalogue<typeof zh>;
