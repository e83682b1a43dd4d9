import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/property.ts';

export default {
  shared: {
    title: { systemConfig: 'Parámetros' },
    log: {
      module: { property: 'Parámetros' },
      call: {
        property: {
          addProperty: 'Añadir un parámetro',
          updateProperty: 'Cambiar un parámetro',
          deleteProperty: 'Eliminar un parámetro',
        },
      },
    },
    reason: {
      TOO_MANY_PROPERTIES: 'Puede haber como máximo 500 parámetros propios',
    },
  },
  summary: '%{all} parámetros, %{changed} distintos de su valor predeterminado',
  searchHint: 'Nombre, finalidad o grupo',
  add: 'Añadir un parámetro',
  addNow: 'Añadir',
  comma: '; ',
  noneFound: 'Ningún parámetro coincide',
  noneFoundWhy: 'Pruebe con otra palabra o borre la búsqueda',
  changed: 'Cambiado; predeterminado: %{value}',
  since: 'En vigor desde',
  setting: 'Ajuste',
  now: 'Ahora',
  never: 'Nunca modificado',
  bySurroundings: 'Lo decide el entorno',
  empty: 'Vacío',
  on: 'Sí',
  off: 'No',
  secretSet: 'Definido, no se muestra',
  secretUnset: 'Sin definir',
  secretHelp: 'Si se deja vacío, se conserva el actual; una vez guardado no se muestra',
  newSecret: 'Nuevo secreto',
  bounds: 'De %{lowest} a %{highest} %{unit}',
  emptyIsDefault: 'vacío equivale al predeterminado: %{value}',
  toDefault: 'Restablecer',
  inEffect: 'Guardado y en vigor en todos los procesos',
  noGroup: 'Sin grupo',
  nameHelp: 'De 2 a 80 letras, cifras, puntos, guiones o guiones bajos; empieza por una letra',
  groupHelp: 'Los parámetros de un grupo aparecen juntos',
  builtIn: { 0: 'Propio', 1: 'Del producto' },
  type: {
    string: 'Texto',
    int: 'Número entero',
    bool: 'Interruptor',
    json: 'JSON',
    url: 'Dirección web',
    secret: 'Secreto',
    choice: 'Opción',
  },
  group: {
    report: 'Informes',
    pay: 'Límites de pago',
    order: 'Despacho',
    fare: 'Tarifas',
    plate: 'Placas',
    login: 'Acceso',
    session: 'Sesiones',
    budget: 'Cuotas',
    log: 'Registros',
    revision: 'Versiones anteriores',
    reveal: 'Números mostrados',
    lookup: 'Números en el trabajo',
    sms: 'Mensajes de texto',
    position: 'Posiciones',
    cluster: 'Grupos en el mapa',
    lost: 'Objetos perdidos',
    payment: 'Pagos',
    contentSite: 'Sitio de contenidos',
    monitoring: 'Supervisión',
  },
  record: {
    field: {
      name: 'Nombre',
      value: 'Valor',
      valueType: 'Tipo',
      description: 'Finalidad',
      defaultValue: 'Predeterminado',
      isSet: 'Definido',
    },
  },
  known: {
    orderNoResponse: {
      name: 'Sin respuesta tras',
      help: 'Cuánto tarda un pedido sin conductor en pasar a una persona',
      unit: 'segundos',
    },
    orderAutoCancel: {
      name: 'Cancelado tras',
      help: 'Cuánto tarda un pedido sin conductor en cancelarse solo',
      unit: 'segundos',
    },
    orderEmptyRadius: {
      name: 'Radio de vehículos libres',
      help: 'Radio inicial de búsqueda alrededor de la recogida',
      unit: 'metros',
    },
    orderRadiusSteps: {
      name: 'Radios de oferta',
      help: 'Metros en los que se ofrece sucesivamente, con comas: 500,1000,2000',
      noFit: 'Metros separados por comas',
    },
    orderAutoRadius: { name: 'Se amplía solo hasta', help: 'Más allá decide una persona', unit: 'metros' },
    orderWidenSeconds: {
      name: 'Tiempo entre radios',
      help: 'Cuánto se espera antes de ofrecerlo más lejos',
      unit: 'segundos',
    },
    orderAutoOffer: { name: 'Oferta automática', help: 'Qué pedidos se ofrecen en cuanto esperan' },
    orderAcceptSeconds: {
      name: 'Tiempo para aceptar',
      help: 'Cuánto tiene el conductor para aceptar un pedido asignado',
      unit: 'segundos',
    },
    orderReserveLead: {
      name: 'Cuenta como reserva',
      help: 'Con cuánta antelación un pedido es una reserva',
      unit: 'minutos',
    },
    orderActivateMinutes: {
      name: 'Activación de reservas',
      help: 'Cuánto antes de la recogida se busca vehículo',
      unit: 'minutos',
    },
    orderArchiveDays: {
      name: 'Archivado tras',
      help: 'Cuánto permanecen los pedidos completados',
      unit: 'días',
    },
    orderBatchSeconds: {
      name: 'Lote automático',
      help: 'Cuánto espera una propuesta sin respuesta; 0: siempre',
      unit: 'segundos',
    },
    fareBase: { name: 'Tarifa base', help: 'Por los primeros metros', unit: 'fen' },
    fareBaseMetres: { name: 'Distancia incluida', help: 'Dentro de la tarifa base', unit: 'metros' },
    farePerKilometre: {
      name: 'Tarifa por kilómetro',
      help: 'Más allá de la distancia incluida',
      unit: 'fen',
    },
    fareNight: { name: 'Suplemento nocturno', help: 'De 23:00 a 5:00', unit: '%' },
    reportMailTime: {
      name: 'Hora de los informes matutinos',
      help: 'Cuándo se envían por correo los informes del día anterior, en 24 horas, p. ej. 07:30',
    },
    platePrefix: {
      name: 'Prefijo de placa',
      help: 'Con qué empiezan las placas locales: provincia y letra, como 桂A',
      noFit: 'Escriba la provincia y una letra mayúscula, como 桂A',
    },
    loginCode: { name: 'Código al entrar', help: 'Cuándo se pide un código por mensaje' },
    maxFail: {
      name: 'Contraseñas erróneas permitidas',
      help: 'Seguidas desde una dirección, antes del bloqueo',
      unit: 'veces',
    },
    lockMinutes: {
      name: 'Duración del bloqueo',
      help: 'Tras demasiadas contraseñas erróneas',
      unit: 'minutos',
    },
    idleMinutes: {
      name: 'Cierre por inactividad',
      help: 'Cuánto tiempo sin actividad de la persona',
      unit: 'minutos',
    },
    longestHours: { name: 'Sesión más larga', help: 'Cuánto dura como máximo un acceso', unit: 'horas' },
    mostSessions: {
      name: 'Sesiones abiertas',
      help: 'De una persona; la más antigua cede a una nueva',
      unit: 'sesiones',
    },
    budgetRequests: { name: 'Solicitudes', help: 'De una persona en un minuto', unit: 'por minuto' },
    budgetSent: {
      name: 'Datos enviados',
      help: 'De una persona en un minuto, sin contar archivos',
      unit: 'MB por minuto',
    },
    budgetLog: {
      name: 'Espacio en el registro',
      help: 'Lo que una persona puede dejar en el registro de operaciones en un día',
      unit: 'MB al día',
    },
    budgetLoose: {
      name: 'Archivos sin usar',
      help: 'Lo que una persona ha subido y ningún registro muestra; se elimina a los dos días',
      unit: 'MB',
    },
    logLevel: {
      name: 'Detalle del registro del servidor',
      help: 'Cuánto escribe el registro del servidor. Sin valor: según LOG_LEVEL',
    },
    logDays: { name: 'Conservación de registros', help: 'La ley exige al menos seis meses', unit: 'días' },
    revisionDays: {
      name: 'Conservación de versiones',
      help: 'Cuánto se guardan las versiones anteriores',
      unit: 'días',
    },
    revealAccountLimit: {
      name: 'Números dados a cuentas',
      help: 'Números completos que recibe una cuenta de datos abiertos al día',
      unit: 'números',
    },
    lookupAccountLimit: {
      name: 'Números completos de cuentas',
      help: 'Números completos que una cuenta de datos abiertos puede introducir al día',
      unit: 'números',
    },
    revealLimit: {
      name: 'Números mostrados',
      help: 'Números completos que una persona puede ver al día',
      unit: 'números',
    },
    lookupLimit: {
      name: 'Números completos en el trabajo',
      help: 'Números completos por los que una persona puede buscar o que puede introducir en el trabajo al día',
      unit: 'números',
    },
    smsLimit: { name: 'Mensajes de texto', help: 'A un mismo número en un día', unit: 'mensajes' },
    lostSmsLimit: {
      name: 'Mensajes de objetos perdidos',
      help: 'A un mismo número en un día sobre objetos perdidos',
      unit: 'mensajes',
    },
    lostDriverText: {
      name: 'Mensaje a los conductores',
      help: 'Lo que se pregunta a los conductores; {plate}, {time} y {goods} se completan solos',
      noFit: 'Entre 10 y 200 caracteres',
    },
    lostFormText: {
      name: 'Mensaje a los dueños',
      help: 'Pide más pistas; {goods} y {no} se completan solos, también en la dirección de un formulario',
      noFit: 'Entre 10 y 200 caracteres',
    },
    lostRewardText: {
      name: 'Mensaje sobre la recompensa',
      help: 'Al conductor cuando el dueño ha confirmado; {plate}, {goods} y {no} se completan solos',
      noFit: 'Entre 10 y 200 caracteres',
    },
    lostPayerAccount: {
      name: 'Cuenta que paga las recompensas',
      help: 'Se imprime en los comprobantes; bastan los últimos dígitos',
      noFit: 'De 4 a 40 dígitos; los asteriscos pueden ocultar algunos',
    },
    onlineMinutes: {
      name: 'Se considera en línea',
      help: 'Tiempo desde su última posición',
      unit: 'minutos',
    },
    trajectoryHours: {
      name: 'Conservación de recorridos',
      help: 'Con 0 decide la base de datos: 2 horas en la integrada, 7 días en PostgreSQL. Los viajes no se borran',
      unit: 'horas',
    },
    rateDays: { name: 'Conservación de tasas', help: 'Cuántos días abarca la tendencia', unit: 'días' },
    visitDays: {
      name: 'Conservación de visitas',
      help: 'Cuánto tiempo se sabe quién estuvo en los lugares vigilados',
      unit: 'días',
    },
    townOutline: {
      name: 'Contorno de la ciudad',
      help: 'Vértices de la ciudad como longitud,latitud WGS-84 separados por espacios, p. ej. 108.30,22.75 108.45,22.75 108.40,22.90; vacío, el suelo urbano de la ciudad simulada. Decide quién está fuera de la ciudad',
      noFit: 'Escriba al menos tres vértices como longitud,latitud separados por espacios',
    },
    clusterPoints: {
      name: 'Vehículos por grupo',
      help: 'A partir de cuántos vehículos cercanos se dibuja un solo punto',
      unit: 'vehículos',
    },
    clusterMeters: {
      name: 'Distancia del grupo',
      help: 'A menos de esta distancia siguen juntos por mucho que se acerque el mapa',
      unit: 'metros',
    },
    lostRefundLimit: {
      name: 'Reembolso sin aprobación hasta',
      help: 'Por encima lo aprueba otra persona',
      unit: 'fen',
    },
    lostRewardLimit: {
      name: 'Recompensa sin aprobación hasta',
      help: 'Por encima la aprueba otra persona',
      unit: 'fen',
    },
    lostRewardByAnother: {
      name: 'Recompensa por otra persona',
      help: '1: quien registró o asoció el caso no paga su recompensa',
    },
    lostAuditPercent: {
      name: 'Recompensas sorteadas para control',
      help: 'Parte de las recompensas que finanzas revisa después',
      unit: '%',
    },
    payApplicantLimit: {
      name: 'Límite diario del solicitante',
      help: 'Por encima, otra persona aprueba los reembolsos y recompensas que alguien pide en un día',
      unit: 'fen',
    },
    payPayeeLimit: {
      name: 'Límite diario del beneficiario',
      help: 'Por encima, otra persona aprueba los reembolsos y recompensas que alguien recibe en un día',
      unit: 'fen',
    },
    paymentSimulated: {
      name: 'Pagos simulados',
      help: 'Qué hace el proveedor simulado con un pago mientras no hay uno real; para pruebas y formación',
    },
    siteUrl: { name: 'Dirección del sitio de contenidos', help: 'Con http o https' },
    siteHead: {
      name: 'Encabezado del sitio de contenidos',
      help: 'El texto sobre sus páginas, 60 caracteres como máximo',
      noFit: 'Escriba una línea de 60 caracteres como máximo',
    },
    monitoringUrl: {
      name: 'Dirección de supervisión',
      help: 'Dónde se ve cómo funcionan este sistema y el sitio de contenidos',
    },
  },
  option: {
    order: { autoOffer: { apps: 'Los de apps de pasajeros', all: 'Todos', none: 'Ninguno' } },
    payment: {
      simulated: {
        paid: 'Pagado al instante',
        failed: 'Rechazado',
        late: 'Pagado tras 10 segundos',
        silent: 'Pagado, sin respuesta',
        lost: 'Se pierde la primera petición',
      },
    },
    log: {
      level: {
        silent: 'Nada',
        fatal: 'Errores fatales',
        error: 'Errores',
        warn: 'Advertencias',
        info: 'Cada solicitud',
        debug: 'Depuración',
        trace: 'Todo',
      },
    },
    login: { code: { off: 'Nunca', newDevice: 'En un dispositivo nuevo', always: 'Siempre' } },
  },
  problem: {
    tooLong: 'Como máximo %{max} caracteres',
    noInt: 'Escriba un número entero',
    outOfBounds: 'Fuera del intervalo permitido',
    noBool: 'Elija sí o no',
    noJson: 'No es JSON válido',
    noUrl: 'Escriba una dirección con http o https',
    empty: 'Rellene este campo',
    noOption: 'No es una de las opciones',
  },
  warning: {
    LOGIN_CODE_OFF:
      'Basta la contraseña para entrar. Ponga «Código al entrar» en «En un dispositivo nuevo» o «Siempre» y conecte los mensajes de texto.',
    SMS_SIMULATED:
      'Los mensajes de texto no llegan a nadie. Defina SMS_WEBHOOK_URL en el servidor y reinícielo.',
    DATABASE_NEWER:
      'Una versión más reciente actualizó la base de datos. Sustituya este proceso por esa versión.',
    CLOCK_OFF:
      'El reloj de este servidor difiere del de la base de datos en 5 segundos o más. Active la sincronización de hora.',
    DISK_LOW:
      'El disco de la carpeta de datos está casi lleno. Libere espacio: cuando se llene, no se podrá guardar nada.',
    WRITES_FAIL:
      'La base de datos no admite escrituras y los cambios no se guardan. Revise su disco y si está en modo de réplica.',
    REDIS_AWAY:
      'Redis no responde: las posiciones llegan a los demás procesos alrededor de un segundo más tarde. Revise el servidor indicado en REDIS_URL.',
    BACKUP_FAILED:
      'La última copia de seguridad programada falló; se reintentará en media hora. Revise el registro del servidor y el disco de la carpeta de copias.',
    BACKUP_OLD:
      'No se ha hecho ninguna copia de seguridad en las últimas 26 horas. Compruebe que el servidor funciona y puede escribir en la carpeta de copias.',
    REPORT_UNSENT:
      'Algunos informes de esta mañana no se han enviado; se reintentará hasta medianoche. Compruebe el servidor de correo indicado en SMTP_URL y las direcciones de los destinatarios.',
  },
  delete: {
    label: 'Eliminar el parámetro',
    question: '¿Eliminar %{name}? Los programas que lo leen no encontrarán nada.',
    confirm: 'Eliminar',
  },
  changedToday: 'Cambios de hoy',
} satisfies Catalogue<typeof zh>;
