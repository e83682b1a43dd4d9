import type { BrowserContext } from 'playwright-core';

/**
 * A browser without windows says in `Notification.permission` that nothing may pop up, whatever was granted: it is told
 * what its list of permissions says, as every other browser does.
 */
export const withDesktop = (context: BrowserContext) =>
  context.addInitScript(() => {
    let status: PermissionStatus | undefined;
    const heed = (known: PermissionStatus) => {
      status = known;
    };
    navigator.permissions.query({ name: 'notifications' }).then(heed, () => {});
    const state = () => status?.state ?? 'prompt';
    Object.defineProperty(Notification, 'permission', {
      configurable: true,
      get: () => (state() === 'prompt' ? 'default' : state()),
    });
  });
