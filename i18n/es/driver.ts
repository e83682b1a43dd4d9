import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/driver.ts';

export default {
  shared: {
    title: { driver: 'Datos de conductores', drivers: 'Conductores', driverMonitor: 'En turno hoy' },
    log: {
      module: { driverDesk: 'Gestión de conductores', driverPosition: 'Posición de conductores' },
      call: { driverDesk: { password: 'Fijar la contraseña de un conductor' } },
    },
    reason: {
      HAS_SHIFTS: 'Un conductor con turnos registrados no se elimina: márquelo como dado de baja.',
    },
  },
  create: 'Nuevo conductor',
  empty: 'Todavía no hay conductores',
  emptyWhy: 'Agregue un conductor o importe un archivo',
  searchHint: 'Nombre, pinyin, certificado',
  knownHint: 'Nombre, pinyin, placa',
  knownNone: 'El servidor no devolvió ninguno',
  photoOf: 'Foto de %{name}',
  onlineFor: '%{state}, %{smart_count} min hoy',
  complaintCount: 'Quejas',
  noneToday: 'Hoy nadie ha conducido',
  noneTodayWhy: 'Aparecen cuando el terminal informa un turno',
  photo: {
    choose: 'Elegir una foto',
    replace: 'Cambiar',
    help: 'Rostro de frente, sin gorra',
    fresh: 'Foto recién elegida',
  },
  papersAre: {
    over: 'Vencidos',
    near: 'Vencen en 30 días',
  },
  paper: {
    cert: 'Certificado',
    license: 'Licencia',
  },
  section: {
    person: 'Persona',
    papers: 'Documentos',
    place: 'Pertenencia',
    more: 'Otros',
  },
  cash: 'Cuenta de efectivo',
  field: {
    name: 'Nombre',
    idCard: 'Documento de identidad',
    certNo: 'Certificado',
    certLevel: 'Nivel',
    certExpire: 'Certificado hasta',
    licenseNo: 'Licencia de conducir',
    licenseExpire: 'Licencia hasta',
    vehicleId: 'ID del vehículo',
    plateNum: 'Vehículo habitual',
    driverType: 'Tipo de turno',
    photoFileId: 'Foto',
    score: 'Puntos',
    credit: 'Crédito',
    registerTime: 'Registro',
    onWx: 'WeChat',
    online: 'Turno',
    onlineMinutes: 'En turno hoy (min)',
    shiftPlate: 'Conduce',
    shiftBeganOn: 'Inicio',
    shiftEndedOn: 'Fin',
  },
  sex: {
    0: 'Sin indicar',
    1: 'Hombre',
    2: 'Mujer',
  },
  certLevel: {
    1: 'Inicial',
    2: 'Intermedio',
    3: 'Superior',
  },
  driverType: {
    1: 'Principal',
    2: 'Relevo',
    3: 'Suplente',
  },
  state: {
    1: 'Normal',
    2: 'Suspendido',
    3: 'Lista negra',
    4: 'De baja',
  },
  hasOwnArea: {
    0: 'La de la empresa',
    1: 'Propia',
  },
  online: {
    0: 'Fuera de turno',
    1: 'En turno',
  },
  onWx: {
    0: 'No localizable',
    1: 'Localizable',
  },
  help: {
    plateNum: 'La placa completa, como 桂A12345',
    addressType: 'Sigue a la empresa',
  },
  requestsWaiting: 'Solicitudes por decidir',
} satisfies Catalogue<typeof zh>;
