import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-project.ts';

export default {
  shared: {
    title: { adProject: 'Campañas' },
  },
  create: 'Nueva campaña',
  empty: 'Todavía no hay campañas',
  emptyWhy: 'Acuerde con un cliente vehículos, duración y precio',
  field: {
    projectName: 'Campaña',
    startDate: 'Empieza',
    endDate: 'Termina',
    planVehicles: 'Vehículos previstos',
    unitPrice: 'Precio al mes (yuanes)',
    driverReward: 'Premio al conductor (yuanes)',
    pastedVehicles: 'Vehículos pegados',
    passedVehicles: 'Vehículos aprobados',
    contractAmount: 'Contrato (yuanes)',
    photoCycle: 'Ciclo de fotos',
  },
  unit: {
    planVehicles: 'vehículos',
    photoCycle: 'días',
  },
  help: {
    unitPrice: 'Por vehículo y mes',
    driverReward: 'Por vehículo y ciclo',
  },
  state: {
    0: 'Borrador',
    1: 'En curso',
    2: 'En pausa',
    3: 'Terminada',
    4: 'Cancelada',
  },
} satisfies Catalogue<typeof zh>;
