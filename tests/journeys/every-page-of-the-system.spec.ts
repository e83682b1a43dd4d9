/** Pages that administer the system, for everybody. */
// @feature *
import { everyPage } from './every-page.ts';
import { isSystemPage } from './pages.ts';

everyPage('admin', isSystemPage);
