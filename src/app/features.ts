/** What the console consists of: every feature is found by its door, and called as its folder. */
import manifest from 'virtual:resource-manifest';
import type { Feature, FeatureModule } from '../data/feature.ts';
import { featureOf } from '../data/manifest.ts';

const doors = import.meta.glob<FeatureModule>('../features/*/feature.ts', { eager: true, import: 'default' });

/** By their names: where something stands in menu and frame, its own order says. */
export const features: readonly Feature[] = Object.entries(doors).map(([file, door]) =>
  featureOf(manifest, file.split('/').at(-2) ?? '', door),
);
