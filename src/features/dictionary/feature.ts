import { BookOpen } from 'lucide-react';
import type { Door } from '../../data/feature.ts';
import { DICTIONARY_PATH } from './paths.ts';

// a value opens beside its dictionary, which stays as it is
const load = () => import('./DictionaryPage.tsx');

export default {
  words: ['dictionary', 'entity', 'revision'],
  resources: [
    {
      path: DICTIONARY_PATH,
      section: '/system-manage',
      title: 'title.dictionary',
      icon: BookOpen,
      order: 11,
      needs: ['systemmgr'],
      capability: 'entities',
      may: {
        read: 'systemmgr',
        create: 'systemmgr:config',
        update: 'systemmgr:config',
        remove: 'systemmgr:config',
      },
      isLive: true,
      importCall: { room: 'dictionary', name: 'create' },
      entity: async () => (await import('../../contract/dictionary-record.ts')).dictionaryRecord,
      list: load,
      edit: load,
    },
  ],
} satisfies Door;
