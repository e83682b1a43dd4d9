import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/agreement.ts';

export default {
  shared: {
    title: { agreements: 'Agreements', agreement: 'Agreement list' },
    reason: {
      AGREEMENT_IN_EFFECT:
        'An agreement in effect cannot be changed or deleted: write a new version, or withdraw it',
      AGREEMENT_WITHDRAWN: 'A withdrawn agreement cannot be changed',
      AGREEMENT_EMPTY: 'An agreement without text or file cannot take effect',
      AGREEMENT_SIGNED: 'People have signed it: it cannot be deleted',
    },
    permission: { 'agreement:edit': 'Edit agreements' },
  },
  create: 'New agreement',
  empty: 'No agreements yet',
  emptyWhy: 'Those concerned see and sign an agreement once it takes effect',
  searchHint: 'Title or version',
  field: {
    title: 'Title',
    versionName: 'Version',
    target: 'For',
    mustSign: 'Must be signed',
    content: 'Text',
    fileId: 'Document',
    signCount: 'Signed by',
    effectTime: 'In effect since',
  },
  type: {
    1: 'Service',
    2: 'Privacy',
    3: 'Safety',
    4: 'Advertising',
    9: 'Other',
  },
  target: {
    1: 'Drivers',
    2: 'Passengers',
    3: 'Companies',
  },
  mustSign: {
    1: 'Yes',
    0: 'No',
  },
  state: {
    0: 'Draft',
    1: 'In effect',
    2: 'Withdrawn',
  },
  act: {
    publish: 'Put into effect',
    withdraw: 'Withdraw',
  },
  question: {
    publish:
      'Put “%{name}” into effect now? The version of this kind that is in effect is withdrawn, and the text can no longer be changed.',
    withdraw: 'Withdraw “%{name}”? It is no longer shown to be signed; what was signed is kept.',
  },
  file: {
    choose: 'Choose a file',
    remove: 'Remove',
    unnamed: 'Document',
  },
} satisfies Catalogue<typeof zh>;
