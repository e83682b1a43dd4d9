import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/open-data-account.ts';

export default {
  shared: {
    title: {
      openDataAccount: 'Datos abiertos',
      vehicleDataAccess: 'Datos de vehículos',
      httpProtocolAccess: 'Acceso HTTP',
    },
  },
  create: 'Nueva cuenta',
  empty: 'Todavía no hay cuentas de datos abiertos',
  emptyWhy: 'Cree una para cada socio, que firmará sus peticiones con la clave y el secreto',
  searchHint: 'Nombre o clave',
  created: 'Se creó %{name}',
  secretOnce: 'Clave de aplicación %{appKey}. El secreto solo se muestra esta vez: cópielo y entréguelo.',
  expired: 'Vencida',
  field: {
    appKey: 'Clave de aplicación',
    protocol: 'Protocolo',
    scopes: 'Permisos',
    ipWhitelist: 'Direcciones',
    dataFrom: 'Origen de datos',
    endpoint: 'Dirección del socio',
    qps: 'Por segundo',
    dailyLimit: 'Por día',
    expireOn: 'Válida hasta',
    lastTime: 'Última petición',
    todayCount: 'Hoy',
    errorCount: 'Rechazos hoy',
    secretOn: 'Secreto emitido',
    oldSecretUntil: 'Secreto anterior hasta',
  },
  protocol: {
    1: 'HTTP envío',
    2: 'HTTP consulta',
    3: 'JT/T 809',
    4: 'Kafka',
  },
  state: {
    0: 'Inactiva',
    1: 'Activa',
  },
  scopes: {
    pushPositions: 'Enviar posiciones',
    pushPictures: 'Enviar imágenes',
    orderAsPassenger: 'Pedir como pasajero',
    driveOrders: 'Atender pedidos',
    payOrders: 'Pagar pedidos',
    raiseAlarms: 'Emitir alarmas',
    reportCalls: 'Informar llamadas',
    handInItems: 'Entregar objetos perdidos',
    reportPayments: 'Informar pagos',
    withdraw: 'Retirar por conductores',
    fetchPositions: 'Leer posiciones',
    fetchOrders: 'Leer pedidos',
    fetchSupervision: 'Leer datos de supervisión',
  },
  help: {
    ipWhitelist: 'Direcciones o bloques, como 10.8.0.0/16; vacío, desde cualquier lugar',
    dataFrom: 'Código de origen de sus posiciones, como 4501001',
    dailyLimit: 'Vacío, sin límite',
  },
  problem: {
    ipWhitelist: 'Escriba direcciones o bloques, como 10.8.0.7 o 10.8.0.0/16',
    endpoint: 'Escriba una dirección completa, como https://example.com/feed',
  },
  renew: {
    label: 'Renovar secreto',
    question:
      '¿Emitir un secreto nuevo para %{name}? El anterior sirve 24 horas más; el socio debe cambiarlo antes.',
    done: 'Nuevo secreto de %{name}',
    until: 'Solo se muestra esta vez: cópielo y entréguelo. El anterior sirve hasta %{time}.',
  },
  tryIt: {
    title: 'Probar',
    why: 'Escriba el secreto y ejecute esto en una terminal; si todo está bien, responde el nombre de la cuenta y la hora del servidor.',
  },
} satisfies Catalogue<typeof zh>;
