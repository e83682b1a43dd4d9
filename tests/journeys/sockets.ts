/** The live connection of a page under test. */
import type { Page, WebSocket } from 'playwright-core';

/**
 * The socket of a page, once the upstream has said something on it: from then on whatever is pushed arrives. A page
 * opens it after all else, so who counts on being told waits for it. To be asked before the page is opened.
 */
export const connected = (page: Page) =>
  new Promise<WebSocket>(resolve => {
    page.on('websocket', socket => socket.once('framereceived', () => resolve(socket)));
  });
