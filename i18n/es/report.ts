import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/report.ts';

export default {
  shared: {
    log: {
      module: { morningReport: 'Informes por correo' },
      call: { morningReport: { subscribe: 'Suscribirse a un informe o dejarlo' } },
    },
    reason: {
      PERIOD_REVERSED: 'El período empieza después de terminar.',
      PERIOD_TOO_LONG: 'Las estadísticas abarcan dos años como máximo. Elija un período más corto.',
      HOURS_TOO_LONG:
        'Las cifras por hora abarcan 62 días como máximo. Elija un período más corto o cifras por día.',
      UNIT_WITHIN_GROUP:
        'Las cifras agrupadas por hora o por día no pueden dividirse otra vez por hora o por día.',
    },
  },
} satisfies Catalogue<typeof zh>;
