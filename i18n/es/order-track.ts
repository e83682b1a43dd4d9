import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/order-track.ts';

export default {
  shared: {
    title: { orderTrajectory: 'Recorridos' },
  },
  order: 'Pedido',
  find: {
    label: 'Buscar un pedido',
    hint: 'Número, dirección, pasajero',
    hits: 'Pedidos encontrados',
    none: 'Nada para «%{keyword}»',
  },
  notDriven: 'Sin tomar',
  added: '%{smart_count} punto añadido a mano |||| %{smart_count} puntos añadidos a mano',
  sum: '%{km} km (%{carrying} km con pasajeros), %{duration}, %{points} puntos',
  start: 'Ningún pedido elegido',
  startWhy: 'Búsquelo por número, dirección o pasajero, o ábralo desde la lista',
  missing: 'No existe el pedido',
  missingWhy: 'Quizá no es de sus zonas, o el enlace es erróneo',
  empty: 'Sin recorrido',
  emptyWhy: 'El vehículo no informó de su posición, o el recorrido ya no se conserva',
  undriven: 'Sin recorrido',
  undrivenWhy: 'Ningún conductor tomó este pedido',
} satisfies Catalogue<typeof zh>;
