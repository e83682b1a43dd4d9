import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/glance.ts';

export default {
  jobs: 'Tareas',
  jobsRunning: 'Tareas, %{smart_count} en curso',
  driverApprovals: 'Solicitudes, %{smart_count} de conductores en espera',
  orders: 'Pedidos',
  ordersWaiting: 'Pedidos, %{smart_count} por despachar',
  alarm: 'Alarmas',
  sos: 'SOS',
  alarmsWaiting: 'Alarmas, %{smart_count} sin atender',
  sosWaiting: 'SOS, %{smart_count} sin atender',
} satisfies Catalogue<typeof zh>;
