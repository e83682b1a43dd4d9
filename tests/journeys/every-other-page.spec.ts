/** The sign-in and whatever pages do not administer the system, for everybody. */
// @feature *
import { everyPage, theSignIn } from './every-page.ts';
import { isOfTheSystem } from './pages.ts';

theSignIn();
everyPage('admin', route => !isOfTheSystem(route));
everyPage('developer', route => !isOfTheSystem(route));
