import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dashboard.ts';

export default {
  shared: {
    title: { dashboard: 'Inicio' },
  },
  waiting: 'Pendiente para mí',
  items: '%{smart_count} asunto |||| %{smart_count} asuntos',
  byDigit: 'abren',
  unread: 'Una parte no se pudo leer y no se muestra',
  none: 'Nada espera por usted',
  more: '%{smart_count} más',
  place: {
    late: 'Ya con retraso',
    soon: 'Hoy',
    later: 'Sin prisa',
  },
  act: {
    handle: 'Atender',
    look: 'Ver',
    decide: 'Decidir',
    callBack: 'Devolver',
    dispatch: 'Despachar',
    tag: 'Etiquetar',
  },
  time: {
    late: '%{time} de retraso',
    lateMost: 'hasta %{time} de retraso',
    left: 'quedan %{time}',
    leftMost: 'el primero: quedan %{time}',
    waited: 'espera %{time}',
    waitedMost: 'espera hasta %{time}',
  },
  days: '%{smart_count} día |||| %{smart_count} días',
  today: 'Hoy',
  yuan: 'yuanes',
  normal: {
    legend: 'Línea: hoy; gris: un %{weekday} normal',
    between: 'Normal ahora: %{low}–%{high}',
    is: 'Normal ahora: %{low}',
    below: 'Bajo lo normal: %{range}',
    above: 'Sobre lo normal: %{range}',
    unknown: 'Normal ahora: –',
    unread: 'No se pudo leer lo normal; se volverá a leer en breve',
  },
  unit: { seconds: 's', percent: '%' },
  choose: {
    label: 'Elegir las cifras de hoy',
    most: 'Tres como máximo',
    reset: 'Volver a las predeterminadas',
  },
  aside: 'El día hasta ahora',
  keys: {
    open: 'Abrir el asunto con ese número',
  },
  noPages: 'Las páginas de sus permisos aún no están disponibles.',
  nothing: 'Todavía no tiene permisos, por eso no puede abrir otras páginas.',
  whom: 'Pida un rol a un superadministrador o a quien pueda editar usuarios y roles, y vuelva a cargar la página.',
} satisfies Catalogue<typeof zh>;
