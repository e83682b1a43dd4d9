import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dispatch.ts';

export default {
  queue: 'Pedidos',
  order: 'Pedido',
  tabs: 'Clases de pedidos',
  tab: {
    waitingOrder: 'En espera',
    ongoingOrder: 'En curso',
    completedOrder: 'Hechos',
  },
  everywhere: 'Todas las zonas',
  fold: 'Plegar la lista',
  unfold: 'Desplegar la lista',
  foldOrder: 'Plegar el pedido',
  unfoldOrder: 'Desplegar el pedido',
  view: {
    label: 'Mostrar',
    queue: 'Lista',
    map: 'Mapa',
    order: 'Pedido',
  },
  stats: {
    answered: 'Atendidos',
    match: 'Asignación',
  },
  seconds: '%{count} s',
  sla: {
    left: 'quedan %{time}',
    late: '%{time} tarde',
    at: 'para las %{time}',
    giveUp: 'acaba en %{time}',
  },
  progress: {
    offered: 'Ofrecido %{count} / leído %{read}',
  },
  passengers: '%{smart_count} persona |||| %{smart_count} personas',
  nameless: 'Pasajero',
  walkIn: 'En el mostrador',
  heldBy: 'Lo tiene %{by}',
  to: 'a %{place}',
  noDest: 'Destino sin decir',
  estimate: 'Estimado',
  made: 'Creado',
  about: 'aprox. ',
  yuan: 'yuanes',
  comma: ', ',
  find: {
    by: 'Buscar por',
    history: 'Búsquedas anteriores',
    type: {
      1: 'Dirección',
      2: 'Matrícula',
      3: 'Conductor',
      4: 'Teléfono',
    },
    hint: {
      1: 'Número, dirección',
      2: 'Matrícula',
      3: 'Nombre del conductor',
      4: 'Número o últimas cuatro',
    },
  },
  empty: {
    waitingOrder: {
      title: 'Nadie espera',
      why: 'Los pedidos nuevos aparecen aquí solos',
    },
    ongoingOrder: {
      title: 'Ningún viaje en curso',
      why: 'Llegan aquí cuando un conductor los acepta',
    },
    completedOrder: {
      title: 'Ningún viaje terminó hoy ni ayer',
      why: 'Busque los anteriores o mire la lista de pedidos',
    },
    sought: {
      title: 'Nada encontrado para «%{keyword}»',
      why: 'Busque por otra cosa o mire otra pestaña',
    },
  },
  firstOf: 'Los %{count} más urgentes de %{total}',
  noOrder: {
    title: 'No existe ese pedido',
    why: 'Puede estar fuera de sus zonas o el enlace es erróneo',
    back: 'Volver a la lista',
  },
  keys: {
    next: 'Abrir el pedido siguiente',
    previous: 'Abrir el pedido anterior',
    fold: 'Plegar o desplegar la lista',
    foldOrder: 'Plegar o desplegar el pedido',
  },
} satisfies Catalogue<typeof zh>;
