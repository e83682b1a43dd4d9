/** Pages that administer the system, for everybody. */
// @feature shell
import { everyPage } from './every-page.ts';
import { isOfTheSystem } from './pages.ts';

everyPage('admin', isOfTheSystem);
