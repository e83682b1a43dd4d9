/** Pages that administer the system, for everybody. */
// @feature *
import { everyPage } from './every-page.ts';
import { isOfTheSystem } from './pages.ts';

everyPage('admin', isOfTheSystem);
