import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/jobs.ts';

export default {
  summary:
    '%{smart_count} tarea; los archivos se guardan 7 días |||| %{smart_count} tareas; los archivos se guardan 7 días',
  toCentre: 'Ver tareas',
  latest: 'Últimas tareas',
  more: 'Mostrar %{smart_count} más',
  empty: {
    title: 'Todavía no hay tareas',
    why: 'Lo que se exporte o importe en una lista aparece aquí durante 7 días, con su avance y su archivo',
  },
  kind: { export: 'Exportación', check: 'Comprobación', import: 'Importación' },
  name: '%{kind}: %{title}',
  state: {
    waiting: 'En cola',
    running: 'En curso',
    done: 'Terminada',
    failed: 'Fallida',
    cancelled: 'Cancelada',
  },
  of: '%{done} / %{total}',
  rows: '%{smart_count} filas',
  refused: '%{smart_count} rechazadas',
  keptUntil: 'hasta el %{day}',
  act: {
    download: 'Descargar',
    report: 'Informe',
    cancel: 'Cancelar',
    remove: 'Eliminar',
    continue: 'Continuar',
    show: 'Ver resultado',
    of: '%{act}: %{name}',
  },
  failed: {
    sentence: '%{cause}. %{todo}',
    export: 'No hay archivo; se puede volver a exportar.',
    check: 'No se importó nada; se puede volver a comprobar.',
    import:
      'Se importaron %{smart_count} filas, que se conservan. El resto puede seguir desde la comprobación.',
    STORAGE_FULL: 'Pida a un administrador que libere espacio y vuelva a intentarlo.',
    NO_PERMISSION: 'Los permisos cambiaron mientras tanto; consulte a un administrador.',
  },
  cancelled: {
    export: 'No hay archivo.',
    check: 'No se importó nada.',
    import: 'Se conservan las %{smart_count} filas ya importadas.',
  },
  news: {
    done: {
      export: 'Exportación terminada: %{title}',
      check: 'Comprobación terminada: %{title}, %{made} filas correctas',
      import: 'Importación terminada: %{title}, %{made} filas importadas',
    },
    partly: {
      check: 'Comprobación terminada: %{title}, %{made} filas correctas, %{failed} con errores',
      import: 'Importación terminada: %{title}, %{made} filas importadas, %{failed} rechazadas',
    },
    failed: {
      export: 'Exportación fallida: %{title}',
      check: 'Comprobación fallida: %{title}',
      import: 'Importación fallida: %{title}',
    },
  },
  export: {
    range: 'Filas',
    chosen: '%{smart_count} seleccionadas',
    matching: '%{smart_count} que coinciden',
    asShown:
      'Como en pantalla, los números ocultos siguen ocultos; las filas que ya no existen o no se pueden ver no se incluyen.',
    title: 'Exportar: %{title}',
    all: 'La única fila que cumple pasa al archivo tal como se ve aquí; los números ocultos siguen ocultos. |||| Las %{smart_count} filas que cumplen pasan al archivo tal como se ven aquí; los números ocultos siguen ocultos.',
    none: 'Ningún registro cumple los filtros: no hay nada que exportar.',
    tooMany: 'Cumplen %{count} filas y un archivo admite %{most}. Acote los filtros y exporte después.',
    columns: 'Columnas',
    every: 'Todas',
    nothing: 'Ninguna',
    format: 'Formato',
    csv: 'CSV',
    xlsx: 'Excel (XLSX)',
    start: 'Exportar',
    background: 'Seguir en segundo plano',
    close: 'Cerrar',
    preparing: 'En cola',
    running: 'Exportando %{done} / %{total}',
    writing: 'Escribiendo el archivo',
    goesOn: '%{title} se exporta en segundo plano',
    saved: '%{smart_count} filas exportadas, archivo descargado.',
    again: 'Descargar de nuevo',
  },
} satisfies Catalogue<typeof zh>;
