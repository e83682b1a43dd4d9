import { HTMLAnchorElement } from 'happy-dom';

/** The link that is being clicked, of whatever document. */
let clicked: { download?: string } | undefined;

/** Under which name the file is saved that a clicked link asks for. */
export const clickedDownload = (): string | undefined => clicked?.download || undefined;

// all windows share the prototype: what is put on it by one document would keep that document alive
const { dispatchEvent } = HTMLAnchorElement.prototype;
Object.assign(HTMLAnchorElement.prototype, {
  dispatchEvent(this: HTMLAnchorElement, event: never) {
    // it is dispatched once more for each phase
    const before = clicked;
    clicked = this;
    const isGoing = dispatchEvent.call(this, event);
    clicked = before;
    return isGoing;
  },
});
