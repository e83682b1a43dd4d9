import { BookOpen } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';

// a value opens beside its dictionary, which stays as it is
const load = () => import('./DictionaryPage.tsx');

export default {
  words: ['dictionary', 'entity', 'revision'],
  resources: [
    {
      of: 'dictionaryRecord',
      section: '/system-manage',
      icon: BookOpen,
      order: 11,
      list: load,
      edit: load,
    },
  ],
} satisfies FeatureModule;
