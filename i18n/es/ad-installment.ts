import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-installment.ts';

export default {
  shared: {
    title: { adInstallment: 'Etapas' },
  },
  waiting: {
    endSoon: 'Fases que terminan en 7 días',
    tearing: 'Fases en retirada',
    pasting: 'Fases en colocación',
  },
  create: 'Nueva etapa',
  empty: 'Todavía no hay etapas',
  emptyWhy: 'Planifique cuándo se pega una campaña, con qué adhesivo y en cuántos vehículos',
  field: {
    installmentName: 'Etapa',
    projectId: 'Campaña',
    pictureTypeId: 'Tipo de adhesivo',
    startTime: 'Empieza',
    endTime: 'Termina',
    planCount: 'Previstos',
    rewardAmount: 'Premio por vehículo (yuanes)',
    remarks: 'Observaciones',
    installmentNo: 'Número',
    pastedCount: 'Pegados',
    uploadedCount: 'Con fotos',
    passedCount: 'Aprobados',
    failedCount: 'Rechazados',
    tornCount: 'Retirados',
  },
  unit: {
    planCount: 'vehículos',
  },
  fixed: {
    projectId: 'Una etapa no cambia de campaña',
  },
  state: {
    0: 'Sin empezar',
    1: 'En colocación',
    2: 'En control',
    3: 'En retiro',
    4: 'Terminada',
  },
} satisfies Catalogue<typeof zh>;
