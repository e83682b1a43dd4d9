/** What a drawer that stands open is drawn with. */
import type { RootDrawer } from '../../data/feature.ts';

export interface OpenDrawerProps {
  drawer: RootDrawer;
  onClose(): void;
}
