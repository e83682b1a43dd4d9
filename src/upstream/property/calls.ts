/** What serves the calls of this folder. */
import { clusteringCalls } from '../../contract/clustering.ts';
import { contentSiteCalls } from '../../contract/content-site.ts';
import { propertyCalls } from '../../contract/property.ts';
import { serve } from '../serve.ts';
import { clusteringHandlers } from './clustering.ts';
import { contentSiteHandlers } from './content-site.ts';
import { propertyHandlers } from './handlers.ts';

export const calls = [
  serve(propertyCalls, () => propertyHandlers),
  serve(clusteringCalls, () => clusteringHandlers),
  serve(contentSiteCalls, () => contentSiteHandlers),
];
