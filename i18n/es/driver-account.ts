import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver-account.ts';

export default {
  shared: {
    title: { driverAccount: 'Cuentas de la app' },
    log: {
      module: { driverAccount: 'Cuentas de conductores' },
      call: { driverAccount: { updateDriverAccount: 'Bloquear o desbloquear una cuenta' } },
    },
  },
  empty: 'Todavía no hay cuentas',
  emptyWhy: 'Una cuenta aparece al aprobar un registro o fijar una contraseña',
  searchHint: 'Nombre, pinyin, últimas cifras',
  none: { lastLoginOn: 'Nunca' },
  status: { mustChangePwd: 'Debe cambiar la contraseña' },
  freeze: 'Bloquear',
  unfreeze: 'Desbloquear',
  newPassword: 'Nueva contraseña',
  give: 'Fijar',
  freezeOne: 'Bloquear la cuenta de %{name}',
  frozen: 'La cuenta de %{name} está bloqueada',
  unfreezeQuestion: '¿Desbloquear la cuenta de %{name}?',
  passwordQuestion: '¿Fijar una contraseña nueva para la app de %{name}? La cambiará al entrar.',
  passwordOnce: 'Se muestra solo esta vez: comuníquela al conductor',
  past: 'Últimas acciones',
  noPast: 'Aún no hay acciones',
  deed: {
    password: 'Contraseña fijada',
    state: 'Bloqueada o desbloqueada',
    approval: 'Solicitud aprobada',
    other: 'Datos cambiados',
  },
  field: {
    name: 'Nombre',
    companyName: 'Empresa',
    plateNum: 'Vehículo habitual',
    deviceModel: 'Dispositivo',
    appVersion: 'Versión',
    lastLoginOn: 'Último acceso',
    lastLoginIp: 'IP',
    frozenReason: 'Motivo',
  },
  state: {
    0: 'Bloqueada',
    1: 'En uso',
  },
  os: {
    android: 'Android',
    ios: 'iOS',
  },
} satisfies Catalogue<typeof zh>;
