import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/record-log.ts';

export default {
  title: 'Historial',
  empty: 'Todavía no hay nada',
  all: 'Todo',
  system: 'Sistema',
  revealed: 'Consultó el número completo',
  resetPassword: 'Restablecer contraseña',
  renewSecret: 'Renovar secreto',
  failed: '%{what}, sin éxito',
  business: {
    0: 'operó',
    1: 'creó',
    2: 'modificó',
    3: 'eliminó',
    4: 'modificó',
    5: 'exportó',
    6: 'importó',
    7: 'cerró una sesión',
    8: 'generó',
    9: 'vació',
  },
} satisfies Catalogue<typeof zh>;
