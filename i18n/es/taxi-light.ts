import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/taxi-light.ts';

export default {
  shared: {
    title: { taxiLight: 'Letreros de techo' },
    reason: {
      LIGHT_CARRIED: 'Un vehículo lleva el letrero: quítelo primero en la ficha del vehículo',
    },
  },
  create: 'Nuevo letrero',
  empty: 'Todavía no hay letreros',
  emptyWhy: 'Registre o importe letreros y anótelos en las fichas de los vehículos',
  searchHint: 'Número o texto',
  fault: 'Avería %{code}',
  field: {
    lightNo: 'Número',
    firmware: 'Firmware',
    brightness: 'Brillo',
    showText: 'Texto',
    onlineState: 'En línea',
    adPlaying: 'En pantalla',
    faultCode: 'Código de avería',
    hasFault: 'Avería',
  },
  onlineState: {
    1: 'En línea',
    0: 'Sin señal',
  },
  hasFault: {
    1: 'Averiado',
    0: 'Sin avería',
  },
  state: {
    1: 'En uso',
    2: 'En reparación',
    3: 'En almacén',
    4: 'De baja',
  },
  help: {
    brightness: 'De 0 a 100 por ciento',
  },
  none: {
    plateNumber: 'En ningún vehículo',
  },
  fixed: {
    lightNo: 'Quítelo en la ficha del vehículo antes de cambiar el número',
  },
} satisfies Catalogue<typeof zh>;
