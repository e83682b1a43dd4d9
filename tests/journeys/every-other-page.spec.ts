/** The sign-in and whatever pages do not administer the system, for everybody. */
// @feature *
import { everyPage, theSignIn } from './every-page.ts';
import { isSystemPage } from './pages.ts';

theSignIn();
everyPage('admin', route => !isSystemPage(route));
everyPage('developer', route => !isSystemPage(route));
