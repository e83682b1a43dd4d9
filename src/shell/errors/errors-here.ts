/** The error log of this window. */
import { releaseText } from '../../contract/build.ts';
import { BASE_PATH } from '../../data/base-path.ts';
import { release } from '../../data/release.ts';
import { currentView } from './current-view.ts';
import { createErrorLog } from './error-log.ts';

const { version, build } = release();

export const errorLog = createErrorLog(`cabdesk.errors${BASE_PATH}`, {
  storage: () => sessionStorage,
  now: () => Date.now(),
  version: releaseText(version, build),
  here: () => ({ view: currentView(), url: location.href }),
  later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
});

/** Notes whatever nobody has caught. Answers what ends it. */
export function listenForErrors(): () => void {
  // an element that did not load is reported without an error, and says so in its own place
  const handleError = (event: ErrorEvent) => {
    if (event.error !== undefined || event.message) errorLog.note(event.error ?? event.message);
  };
  const handleRejection = (event: PromiseRejectionEvent) => errorLog.note(event.reason);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  window.addEventListener('pagehide', errorLog.flush);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
    window.removeEventListener('pagehide', errorLog.flush);
  };
}
