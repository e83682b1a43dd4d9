import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-vehicle.ts';

export default {
  shared: {
    title: { adVehicle: 'Vehículos' },
    reason: {
      AD_VEHICLE_OCCUPIED:
        'El vehículo lleva publicidad: su estado se podrá cambiar cuando termine o se retire.',
    },
  },
  empty: 'No hay vehículos',
  emptyWhy: 'Aquí aparecen los vehículos registrados que pueden llevar publicidad',
  searchHint: 'Placa, marca',
  field: {
    vehicleType: 'Modelo',
    color: 'Color',
    addressType: 'Zona',
    ownerName: 'Propietario',
    driverName: 'Conductor',
    driverMobile: 'Tel. del conductor',
    state: 'Servicio',
    currentInstallmentName: 'Etapa actual',
    currentEndTime: 'Termina el',
    adState: 'Disponibilidad',
    machineNo: 'N.º de pantalla',
    installTime: 'Pantalla instalada',
    ownerMobile: 'Tel. del propietario',
    createdOn: 'Registrado',
  },
  help: {
    machineNo: 'Del equipo que muestra publicidad; no se repite entre vehículos',
  },
  fixed: {
    adState: 'Lleva publicidad: se podrá cambiar cuando termine o se retire',
  },
  none: {
    currentInstallmentName: 'Ninguna',
  },
  plateColor: {
    1: 'Azul',
    2: 'Amarillo',
    5: 'Verde',
    9: 'Otro',
  },
  adState: {
    0: 'Libre',
    1: 'Ocupado',
    2: 'Reservado',
    3: 'Prohibido',
  },
  state: {
    1: 'En servicio',
    0: 'Fuera de servicio',
  },
} satisfies Catalogue<typeof zh>;
