import { FlaskConical, Wrench } from 'lucide-react';
import type { FeatureModule } from '../../data/feature.ts';
import { SECTION_PATH, TEST_PATH } from './paths.ts';

export default {
  words: ['systemTool'],
  sections: [{ path: SECTION_PATH, title: 'title.systemTool', icon: Wrench, order: 130 }],
  pages: [
    {
      path: TEST_PATH,
      section: SECTION_PATH,
      title: 'title.testIndex',
      icon: FlaskConical,
      needs: ['systemTool'],
      capability: 'outbox',
      load: () => import('./TestPage.tsx'),
    },
  ],
  figures: [
    {
      key: 'ports',
      needs: ['systemTool'],
      capability: 'outbox',
      words: ['systemTool'],
      load: () => import('./figures.ts'),
    },
  ],
} satisfies FeatureModule;
