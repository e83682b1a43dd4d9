import type { CoordType } from '../contract/grammar/wire.ts';
import { pageSettings } from '../data/page-settings.ts';

/** What the server wrote into `index.html` for everybody, before anyone has signed in. */
export interface Settings {
  title: string;
  isDemo: boolean;
  /** Null where the demo passwords were drawn by lot and printed at the start. */
  demoPassword: string | null;
  demoAccounts: readonly string[];
  /** They were offered until a request came from further away than the server's own machine. */
  isDemoWithdrawn?: boolean;
  /** Where one may sign in for many programs at once, by the name that the clerks know. */
  singleSignOn: { name: string } | null;
  /** Of positions that do not say in which system they are; absent where the upstream says it. */
  mapCoordType?: CoordType;
}

/** The name of the product, where no title is set. */
export const PRODUCT = 'Cabdesk';

const DEFAULTS: Settings = {
  title: PRODUCT,
  isDemo: false,
  demoPassword: null,
  demoAccounts: [],
  singleSignOn: null,
};

/** In development nobody renders the page, and the defaults hold. */
export const readSettings = (): Settings => ({ ...DEFAULTS, ...pageSettings<Settings>() });
