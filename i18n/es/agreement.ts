import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/agreement.ts';

export default {
  shared: {
    title: { agreements: 'Acuerdos', agreement: 'Lista de acuerdos' },
    reason: {
      AGREEMENT_IN_EFFECT:
        'Un acuerdo vigente no se puede modificar ni eliminar: cree otra versión o retírelo',
      AGREEMENT_WITHDRAWN: 'Un acuerdo retirado no se puede modificar',
      AGREEMENT_EMPTY: 'Sin texto ni archivo no puede entrar en vigor',
      AGREEMENT_SIGNED: 'Ya fue firmado: no se puede eliminar',
    },
    permission: { 'agreement:edit': 'Editar acuerdos' },
  },
  create: 'Nuevo acuerdo',
  empty: 'Todavía no hay acuerdos',
  emptyWhy: 'Un acuerdo se ve y se firma cuando entra en vigor',
  searchHint: 'Título o versión',
  field: {
    title: 'Título',
    versionName: 'Versión',
    target: 'Para',
    mustSign: 'Firma obligatoria',
    content: 'Texto',
    fileId: 'Documento',
    signCount: 'Firmas',
    effectTime: 'Vigente desde',
  },
  type: {
    1: 'Servicio',
    2: 'Privacidad',
    3: 'Seguridad',
    4: 'Publicidad',
    9: 'Otro',
  },
  target: {
    1: 'Conductores',
    2: 'Pasajeros',
    3: 'Empresas',
  },
  mustSign: {
    1: 'Sí',
    0: 'No',
  },
  state: {
    0: 'Borrador',
    1: 'Vigente',
    2: 'Retirado',
  },
  act: {
    publish: 'Poner en vigor',
    withdraw: 'Retirar',
  },
  question: {
    publish:
      '¿Poner en vigor “%{name}” ahora? Se retira la versión vigente de este tipo y el texto ya no se podrá cambiar.',
    withdraw: '¿Retirar “%{name}”? Deja de mostrarse para la firma; lo firmado se conserva.',
  },
  file: {
    choose: 'Elegir archivo',
    remove: 'Quitar',
    unnamed: 'Documento',
  },
} satisfies Catalogue<typeof zh>;
