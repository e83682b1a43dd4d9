import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/vehicle.ts';

export default {
  shared: {
    title: { vehicles: 'Vehículos', vehicle: 'Datos de vehículos' },
    log: {
      module: { vehicleAttachment: 'Adjuntos de vehículos' },
      call: {
        vehicleAttachment: {
          attach: 'Agregar un adjunto',
          handleAttachment: 'Marcar un adjunto como revisado',
          removeAttachment: 'Eliminar un adjunto',
        },
      },
    },
    reason: {
      VEHICLE_IN_USE: 'El vehículo tiene conductores o turnos: no se puede eliminar, pero sí dar de baja.',
      TOO_MANY_ATTACHMENTS: 'Un vehículo puede tener como máximo 30 adjuntos',
    },
  },
  create: 'Nuevo vehículo',
  empty: 'Todavía no hay vehículos',
  emptyWhy: 'Registre un vehículo o importe un archivo',
  searchHint: 'Placa, marca, titular o terminal',
  papersAre: {
    over: 'Vencidos',
    near: 'Vencen en 30 días',
  },
  paper: {
    certExpire: 'Certificado',
    insuranceExpire: 'Seguro',
    inspectExpire: 'Inspección',
  },
  section: {
    identity: 'Placa y titular',
    papers: 'Documentos',
    build: 'Vehículo',
    equipment: 'Equipos',
    more: 'Otros',
  },
  field: {
    vin: 'N.º de chasis',
    engineNo: 'N.º de motor',
    model: 'Modelo',
    color: 'Color',
    energyType: 'Combustible',
    seats: 'Asientos',
    ownerName: 'Titular',
    operateCertNo: 'N.º de certificado',
    certExpire: 'Certificado hasta',
    insuranceExpire: 'Seguro hasta',
    inspectExpire: 'Inspección hasta',
    firstRegister: 'Primer registro',
    dataFrom: 'Origen de posiciones',
    papers: 'Documentos',
    hasUnhandled: 'Adjuntos',
  },
  plateColor: {
    blue: 'Azul',
    green: 'Verde (eléctrico pequeño)',
    yellowGreen: 'Amarillo y verde (eléctrico grande)',
    yellow: 'Amarillo',
  },
  energyType: {
    1: 'Gasolina',
    2: 'Gas',
    3: 'Híbrido',
    4: 'Eléctrico',
  },
  dataFrom: {
    1: 'Plataforma propia',
    4501001: 'Plataforma del sector',
  },
  state: {
    1: 'En servicio',
    2: 'En taller',
    3: 'Suspendido',
    4: 'De baja',
  },
  hasOwnArea: {
    1: 'Propia',
    0: 'La de la empresa',
  },
  help: {
    addressType: 'La de su empresa',
  },
  problem: {
    plateNumber: 'Escriba la placa completa, como 桂A12345 o 桂AD12345',
    vin: 'Escriba 17 caracteres, sin I, O ni Q',
  },
  hasUnhandled: {
    1: 'Con alguno sin revisar',
    0: 'Ninguno sin revisar',
  },
  attachment: {
    title: 'Adjuntos',
    empty: 'Todavía no hay adjuntos',
    emptyWhy: 'Suba fotos de la cédula, la habilitación, el seguro y la revisión técnica',
    waiting: 'Sin revisar',
    handled: 'Revisado',
    addedBy: 'Subido por %{by}, %{time}',
    handledBy: 'Revisado por %{by}, %{time}',
    handle: 'Marcar como revisado',
    remove: 'Eliminar',
    removeOne: '¿Eliminar esta imagen (%{kind})? No se puede recuperar.',
    open: 'Ver la imagen: %{kind}',
    add: 'Agregar imagen',
    kindLabel: 'Qué muestra',
    kind: {
      1: 'Cédula del vehículo',
      2: 'Habilitación',
      3: 'Seguro',
      4: 'Revisión técnica',
      5: 'El vehículo',
    },
  },
} satisfies Catalogue<typeof zh>;
