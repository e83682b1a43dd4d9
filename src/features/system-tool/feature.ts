import { FlaskConical, Wrench } from 'lucide-react';
import type { Door } from '../../data/feature.ts';

const SECTION_PATH = '/system-tool';

export default {
  words: ['systemTool'],
  sections: [{ path: SECTION_PATH, title: 'title.systemTool', icon: Wrench, order: 130 }],
  pages: [
    {
      path: '/system-tool/testIndex',
      section: SECTION_PATH,
      title: 'title.testIndex',
      icon: FlaskConical,
      needs: ['systemTool'],
      capability: 'outbox',
      load: () => import('./TestPage.tsx'),
    },
  ],
} satisfies Door;
