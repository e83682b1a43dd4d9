/** The hands of a person in a window: pointer, keyboard and files, by the events that a browser would send. */
import { userEvent } from '@testing-library/user-event';
import type { Window } from 'happy-dom';

export interface Click {
  button?: 'left' | 'right' | 'middle';
  modifiers?: readonly ('Control' | 'Shift' | 'Alt' | 'Meta')[];
  clickCount?: number;
}

export interface InputFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type User = ReturnType<typeof userEvent.setup>;

/** What user-event calls keys that are written otherwise in tests. */
const KEYS: Readonly<Record<string, string>> = { Space: '[Space]', '{': '{{', '[': '[[' };

const BUTTONS = { left: 'MouseLeft', right: 'MouseRight', middle: 'MouseMiddle' } as const;

export class Pointer {
  private readonly user: User;

  constructor(
    private readonly window: Window,
    private readonly settle: (work: () => unknown) => Promise<void>,
  ) {
    this.user = userEvent.setup({
      document: window.document as unknown as Document,
      delay: null,
      // whether something lies above it is a matter of layout
      pointerEventsCheck: 0,
      applyAccept: false,
    });
  }

  async click(element: Element, { button = 'left', modifiers = [], clickCount = 1 }: Click): Promise<void> {
    const key = `[${BUTTONS[button]}]`;
    await this.settle(async () => {
      await this.keyboard(modifiers.map(modifier => `{${modifier}>}`).join(''));
      await this.user.pointer([
        { target: element },
        ...Array.from({ length: clickCount }, () => ({ keys: key, target: element })),
      ]);
      await this.keyboard(modifiers.map(modifier => `{/${modifier}}`).join(''));
    });
  }

  async hover(element: Element): Promise<void> {
    await this.settle(() => this.user.pointer({ target: element }));
  }

  fill(element: HTMLInputElement, text: string): void {
    element.focus();
    this.enter(element, text, text);
  }

  /** At once and where the focus is, as a clipboard or an input method does. */
  async insert(text: string): Promise<void> {
    const element = this.window.document.activeElement as unknown as HTMLInputElement;
    const { value, maxLength } = element;
    const [start, end] = [element.selectionStart ?? value.length, element.selectionEnd ?? value.length];
    const room = maxLength < 0 ? text.length : maxLength - value.length + end - start;
    const fitting = text.slice(0, Math.max(0, room));
    await this.settle(() => this.enter(element, value.slice(0, start) + fitting + value.slice(end), fitting));
  }

  private enter(element: HTMLInputElement, value: string, data: string): void {
    const { HTMLInputElement, HTMLTextAreaElement, InputEvent, Event } = this.window;
    const kind = element.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
    // past the setter by which React follows the value
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value);
    const init = { bubbles: true, cancelable: false, data, inputType: 'insertText' };
    element.dispatchEvent(new InputEvent('input', init) as never);
    if (!TEXTUAL.test(element.type)) element.dispatchEvent(new Event('change', { bubbles: true }) as never);
  }

  async select(element: HTMLSelectElement, values: readonly string[]): Promise<void> {
    await this.settle(() => this.user.selectOptions(element, [...values]));
  }

  async upload(element: HTMLInputElement, files: readonly InputFile[]): Promise<void> {
    const made = files.map(
      ({ name, mimeType, buffer }) => new this.window.File([buffer], name, { type: mimeType }),
    );
    await this.settle(() => this.user.upload(element, made as unknown as File[]));
  }

  dispatch(element: Element, type: string, init: object): void {
    element.dispatchEvent(new this.window.Event(type, { bubbles: true, cancelable: true, ...init }) as never);
  }

  /** `Control+Alt+l`: the last is pressed while the others are held. */
  async press(keys: string): Promise<void> {
    const parts = keys === '+' ? ['+'] : keys.split('+');
    const [last = '', ...held] = parts.reverse();
    held.reverse();
    const written = KEYS[last] ?? (last.length === 1 ? last : `{${last}}`);
    const down = held.map(key => `{${key}>}`).join('');
    const up = held.map(key => `{/${key}}`).join('');
    await this.settle(() =>
      last === 'Tab' ? this.tab(down + written + up) : this.keyboard(down + written + up),
    );
  }

  async type(text: string): Promise<void> {
    await this.settle(() => this.keyboard([...text].map(letter => KEYS[letter] ?? letter).join('')));
  }

  /** A browser selects what is in a field before the field hears of its focus, user-event afterwards. */
  private async tab(written: string): Promise<void> {
    const { document } = this.window;
    let putBack = () => {};
    const reached = ({ target }: { target: unknown }) => {
      const field = target as HTMLInputElement;
      if (/^(?:input|textarea)$/.test(field.localName) && TEXTUAL.test(field.type)) field.select();
    };
    const told = ({ target }: { target: unknown }) => {
      const { selectionStart: start, selectionEnd: end } = target as HTMLInputElement;
      if (typeof start === 'number')
        putBack = () => (target as HTMLInputElement).setSelectionRange(start, end);
    };
    document.addEventListener('focusin', reached, true);
    document.addEventListener('focusin', told);
    try {
      await this.keyboard(written);
    } finally {
      document.removeEventListener('focusin', reached);
      document.removeEventListener('focusin', told);
    }
    putBack();
  }

  private async keyboard(text: string): Promise<void> {
    if (text) await this.user.keyboard(text);
  }
}

/** Others are told that they have changed with every value. */
const TEXTUAL = /^(?:text|search|email|url|tel|password|number|textarea)$/;
