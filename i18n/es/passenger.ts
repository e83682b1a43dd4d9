import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/passenger.ts';

export default {
  shared: {
    title: { callcenter: 'Telefonía', passenger: 'Clientes que llaman' },
    log: {
      module: { passengers: 'Unión de personas' },
      call: { passengers: { mergeCallers: 'Unir personas', splitCallers: 'Separar número' } },
    },
    reason: {
      CALLER_ELSEWHERE:
        'La persona también llama o pide en zonas que usted no ve: debe hacerlo quien las vea',
      NOTHING_MERGED: 'No hay ningún registro unido que separar',
    },
  },
  empty: 'Todavía no hay clientes',
  emptyWhy: 'Quien llama o pide por primera vez queda registrado aquí',
  searchHint: 'Teléfono, nombre o pinyin',
  data: 'Datos',
  section: { person: 'Cliente', blackList: 'Lista negra' },
  field: {
    name: 'Nombre',
    mobile: 'Celular',
    mobile2: 'Otro número',
    isOldPerson: 'Persona mayor',
    isDriver: 'Conductor',
    isVip: 'VIP',
    blackUntil: 'En lista negra hasta',
    blackReason: 'Motivo',
    areaIds: 'Zonas',
    orderCount: 'Pedidos',
    cancelCount: 'Cancelados',
    noShowCount: 'Ausencias',
    lastOrderOn: 'Último pedido',
    isBlack: 'Lista negra',
  },
  isOldPerson: { 1: 'Sí', 0: 'No' },
  isDriver: { 1: 'Sí', 0: 'No' },
  isVip: { 1: 'Sí', 0: 'No' },
  isBlack: { 1: 'En la lista negra' },
  help: {
    blackUntil: 'Hasta entonces sus llamadas se marcan y se registran igual; vacío, sale de la lista',
    blackReason: 'Hace falta para poner a alguien en la lista negra',
  },
  timeline: {
    title: 'Historial',
    none: 'Todavía nada',
    kind: { call: 'Llamada', order: 'Pedido', lost: 'Objeto perdido', complaint: 'Queja' },
  },
  merge: {
    open: 'Unir números',
    title: 'Otro número de la misma persona',
    hint: 'El otro número, o sus cuatro últimas cifras',
    how: 'Escriba el otro número para encontrar a quien se une',
    found: '%{name}, %{mobile}, %{orders} pedidos',
    nameless: 'Sin nombre',
    nobody: 'Ningún otro cliente tiene este número',
    several: 'Varios números terminan así: escríbalo entero',
    what: 'Llamadas, pedidos, direcciones y notas pasan aquí, y ambos números llevan a esta persona. Se puede deshacer.',
    confirm: 'Unir',
    done: 'Unidos',
  },
  split: {
    open: 'Separar número',
    title: 'Separar %{mobile}',
    what: 'Este número vuelve a tener su propia ficha, con sus llamadas, pedidos y direcciones. Lo que se cambió tras la unión se queda.',
    confirm: 'Separar',
    done: 'Separados',
  },
} satisfies Catalogue<typeof zh>;
