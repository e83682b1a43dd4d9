/** The live connection of a page under test, in a browser or in a window. */
import type { Page, WebSocket } from 'playwright-core';
import type { Socket } from '../window/document.ts';
import type { Page as WindowPage } from '../window/page.ts';

interface Opening {
  on(event: 'websocket', opened: (socket: Socket) => void): unknown;
}

/**
 * The socket of a page, once the upstream has said something on it: from then on whatever is pushed arrives. A page
 * opens it after all else, so who counts on being told waits for it. To be asked before the page is opened.
 */
export function connected(page: Page): Promise<WebSocket>;
export function connected(page: WindowPage): Promise<Socket>;
export function connected(page: Opening): Promise<Socket> {
  return new Promise(resolve => {
    page.on('websocket', socket => socket.once('framereceived', () => resolve(socket)));
  });
}
