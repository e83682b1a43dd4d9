/** What the further steps of the sign-in are built of. */
import type { Language } from '../../kit/language.ts';
import { type Teller, tellerOf } from './teller.ts';
import { alsoTake, onWords } from './words.ts';

/** The words of one step, written again when the language changes. */
export interface StepWords<W> {
  get(): W;
  /** Writes now and in every later language. */
  bind<E extends HTMLElement>(node: E, text: (words: W) => string): E;
  end(): void;
}

export async function stepWords<W>(load: Record<Language, () => Promise<W>>): Promise<StepWords<W>> {
  let words: W | undefined;
  const forget = await alsoTake(async language => {
    words = await load[language]();
  });
  const bound: (() => void)[] = [];
  const off = onWords(() => {
    for (const write of bound) write();
  });
  // fetched above
  const get = () => words as W;
  return {
    get,
    bind(node, text) {
      const write = () => {
        node.textContent = text(get());
      };
      bound.push(write);
      write();
      return node;
    },
    end: () => {
      forget();
      off();
    },
  };
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), given);
}

/** A label and its input, which is described by the step's message. */
export function field<W>(
  words: StepWords<W>,
  label: (words: W) => string,
  given: Partial<HTMLInputElement> & { id: string },
): { nodes: HTMLElement[]; input: HTMLInputElement } {
  const input = element('input', given);
  const labelled = words.bind(element('label', { htmlFor: given.id }), label);
  return { nodes: [labelled, input], input };
}

/** The place of messages at the foot of a step. */
export function messagePlace(): { node: HTMLElement; teller: Teller } {
  const message = element('p', { className: 'message', role: 'alert' });
  const wait = element('p', { className: 'wait', role: 'timer' });
  const node = element('div', { className: 'said' });
  node.append(message, wait);
  return { node, teller: tellerOf(message, wait) };
}

/** Says on the button that something is going on. */
export async function busyWhile(button: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await work();
  } finally {
    button.ariaBusy = 'false';
  }
}
