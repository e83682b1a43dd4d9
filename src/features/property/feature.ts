import { SlidersHorizontal } from 'lucide-react';
import { propertyCalls } from '../../contract/property.ts';
import type { Feature } from '../../data/feature.ts';
import { PROPERTY_PATH } from './paths.ts';

export const property: Feature = {
  name: 'property',
  words: ['property', 'recordLog', 'revision'],
  resources: [
    {
      path: PROPERTY_PATH,
      section: '/system-manage',
      title: 'title.systemConfig',
      icon: SlidersHorizontal,
      needs: ['systemmgr'],
      calls: {
        list: propertyCalls.listProperties,
        create: propertyCalls.addProperty,
        update: propertyCalls.updateProperty,
        remove: propertyCalls.deleteProperty,
        idField: 'id',
      },
      list: () => import('./PropertyList.tsx'),
      create: () => import('./PropertyCreate.tsx'),
      edit: () => import('./PropertyEdit.tsx'),
    },
  ],
};
