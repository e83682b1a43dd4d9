/** Elements of a page by how a person would name them, looked for anew at every act: Playwright's locators, without a browser. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Click, InputFile, Pointer } from './pointer.ts';
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
  isVisible,
} from './query.ts';
import { type Changing, TIMEOUT_MS, until } from './until.ts';

type Words = string | RegExp;
type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>;

interface Filter {
  hasText?: Words;
  hasNotText?: Words;
  has?: Locator;
  hasNot?: Locator;
  visible?: boolean;
}

/** What a locator looks into. */
export interface Shown extends Changing {
  /** Fails while nothing is shown yet. */
  find(selector: string): readonly Element[];
  readonly pointer: Pointer;
  /** Does it, and lets the document follow. */
  settle(work: () => unknown): Promise<void>;
  /** Runs a function, given as text, in the document. */
  run<T>(source: string, given?: unknown): Promise<Awaited<T>>;
}

interface Waiting {
  timeout?: number;
}

type Choice = string | { label: string } | { value: string } | { index: number };

type State = 'attached' | 'detached' | 'visible' | 'hidden';
type Input = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** What a page and a locator share: whatever can be looked into. */
export abstract class Searchable {
  protected abstract within(selector: string): Locator;

  locator(selector: string, filter: Filter = {}): Locator {
    return this.within(selector).filter(filter);
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.within(getByRoleSelector(role as never, { exact: false, ...options }));
  }

  getByText(text: Words, { exact = false } = {}): Locator {
    return this.within(getByTextSelector(text as never, { exact }));
  }

  getByLabel(text: Words, { exact = false } = {}): Locator {
    return this.within(getByLabelSelector(text as never, { exact }));
  }

  getByPlaceholder(text: Words, { exact = false } = {}): Locator {
    return this.within(getByPlaceholderSelector(text as never, { exact }));
  }

  getByTestId(id: string): Locator {
    return this.within(getByTestIdSelector('data-testid', id));
  }

  getByTitle(text: Words, { exact = false } = {}): Locator {
    return this.within(getByTitleSelector(text as never, { exact }));
  }

  getByAltText(text: Words, { exact = false } = {}): Locator {
    return this.within(getByAltTextSelector(text as never, { exact }));
  }
}

export class Locator extends Searchable {
  constructor(
    private readonly of: Shown,
    readonly selector: string,
  ) {
    super();
  }

  protected override within(selector: string): Locator {
    return new Locator(this.of, `${this.selector} >> ${selector}`);
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const parts = [
      hasText !== undefined && `internal:has-text=${textOf(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${textOf(hasNotText)}`,
      has && `internal:has=${JSON.stringify(has.selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.selector)}`,
      visible !== undefined && `visible=${visible}`,
    ];
    return new Locator(this.of, [this.selector, ...parts.filter(part => part)].join(' >> '));
  }

  nth(index: number): Locator {
    return this.within(`nth=${index}`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  or(other: Locator): Locator {
    return this.within(`internal:or=${JSON.stringify(other.selector)}`);
  }

  async count(): Promise<number> {
    return this.elements().length;
  }

  async all(): Promise<Locator[]> {
    return this.elements().map((_, index) => this.nth(index));
  }

  async waitFor({ state = 'visible', timeout }: { state?: State; timeout?: number } = {}): Promise<void> {
    const isSo = () => {
      const found = this.one();
      if (state === 'attached') return found !== undefined;
      if (state === 'detached') return found === undefined;
      const isSeen = found !== undefined && isVisible(found);
      return isSeen === (state === 'visible');
    };
    await until(
      this.of,
      () => isSo() || undefined,
      () => `${this.selector} to be ${state}`,
      timeout,
    );
  }

  async click(options: Click & Waiting = {}): Promise<void> {
    await this.of.pointer.click(await this.ready(options), options);
  }

  async dblclick(options: Click & Waiting = {}): Promise<void> {
    await this.click({ ...options, clickCount: 2 });
  }

  async hover(options: Waiting = {}): Promise<void> {
    await this.of.pointer.hover(await this.visible(options));
  }

  async focus(options: Waiting = {}): Promise<void> {
    const element = await this.attached(options);
    await this.of.settle(() => (element as HTMLElement).focus());
  }

  async blur(options: Waiting = {}): Promise<void> {
    const element = await this.attached(options);
    await this.of.settle(() => (element as HTMLElement).blur());
  }

  async fill(text: string, options: Waiting = {}): Promise<void> {
    const element = (await this.ready(options)) as Input;
    await this.of.settle(() => this.of.pointer.fill(element, text));
  }

  async clear(options: Waiting = {}): Promise<void> {
    await this.fill('', options);
  }

  /** Key by key, as a person types. */
  async pressSequentially(text: string, options: Waiting = {}): Promise<void> {
    await this.focus(options);
    await this.of.pointer.type(text);
  }

  async press(keys: string, options: Waiting = {}): Promise<void> {
    await this.focus(options);
    await this.of.pointer.press(keys);
  }

  async check(options: Waiting = {}): Promise<void> {
    await this.setChecked(true, options);
  }

  async uncheck(options: Waiting = {}): Promise<void> {
    await this.setChecked(false, options);
  }

  async setChecked(isChecked: boolean, options: Waiting = {}): Promise<void> {
    const element = await this.ready(options);
    if (isTicked(element) === isChecked) return;
    await this.of.pointer.click(element, {});
    await until(
      this.of,
      () => isTicked(this.one() ?? element) === isChecked || undefined,
      () => `${this.selector} to be ${isChecked ? 'checked' : 'unchecked'}`,
      options.timeout,
    );
  }

  async selectOption(choice: Choice | readonly Choice[], options: Waiting = {}): Promise<void> {
    const element = (await this.ready(options)) as Input;
    const wanted = [choice].flat() as Choice[];
    const isWanted = ({ value, label }: { value: string; label: string }, index: number) =>
      wanted.some(one => {
        if (typeof one === 'string') return one === value || one === label;
        if ('index' in one) return one.index === index;
        return 'value' in one ? one.value === value : one.label === label;
      });
    // a list that is still being asked for has its options later
    const found = await until(
      this.of,
      () => {
        const all = [...element.options].map(option => ({
          value: option.value,
          label: (option.label || option.textContent || '').trim(),
        }));
        return all.some(isWanted) ? all.filter(isWanted) : undefined;
      },
      () => `an option ${JSON.stringify(choice)} of ${this.selector}`,
      options.timeout,
    );
    await this.of.pointer.select(
      element,
      found.map(({ value }) => value),
    );
  }

  async setInputFiles(
    files: string | InputFile | readonly InputFile[],
    options: Waiting = {},
  ): Promise<void> {
    const element = (await this.attached(options)) as Input;
    const given: InputFile[] =
      typeof files === 'string'
        ? [{ name: path.basename(files), mimeType: '', buffer: await fs.readFile(files) }]
        : ([files].flat() as InputFile[]);
    await this.of.pointer.upload(element, given);
  }

  async dispatchEvent(type: string, init: object = {}): Promise<void> {
    const element = await this.attached({});
    await this.of.settle(() => this.of.pointer.dispatch(element, type, init));
  }

  async evaluate<T, A, E extends Element = HTMLElement>(
    work: (element: E, given: A) => T,
    given?: A,
  ): Promise<Awaited<T>> {
    const element = await this.attached({});
    return this.of.run<T>(`([of, given]) => (${work})(of, given)`, [element, given]);
  }

  /** The element that is there now, even when another takes its place. */
  async elementHandle(options: Waiting = {}) {
    const element = await this.attached(options);
    return {
      evaluate: <T>(work: (element: HTMLElement) => T) => this.of.run<T>(String(work), element),
    };
  }

  async evaluateAll<T, A, E extends Element = HTMLElement>(
    work: (elements: E[], given: A) => T,
    given?: A,
  ): Promise<Awaited<T>> {
    return this.of.run<T>(`([of, given]) => (${work})(of, given)`, [[...this.elements()], given]);
  }

  async textContent(options: Waiting = {}): Promise<string> {
    return (await this.attached(options)).textContent ?? '';
  }

  async innerText(options: Waiting = {}): Promise<string> {
    return ((await this.attached(options)) as HTMLElement).innerText;
  }

  async allTextContents(): Promise<string[]> {
    return this.elements().map(({ textContent }) => textContent ?? '');
  }

  async allInnerTexts(): Promise<string[]> {
    return this.elements().map(element => (element as HTMLElement).innerText);
  }

  async getAttribute(name: string, options: Waiting = {}): Promise<string | null> {
    return (await this.attached(options)).getAttribute(name);
  }

  async inputValue(options: Waiting = {}): Promise<string> {
    return ((await this.attached(options)) as Input).value;
  }

  async isVisible(): Promise<boolean> {
    const found = this.one();
    return found !== undefined && isVisible(found);
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  async isDisabled(options: Waiting = {}): Promise<boolean> {
    return isOff(await this.attached(options));
  }

  async isEnabled(options: Waiting = {}): Promise<boolean> {
    return !(await this.isDisabled(options));
  }

  async isChecked(options: Waiting = {}): Promise<boolean> {
    return isTicked(await this.attached(options));
  }

  private elements(): readonly Element[] {
    return this.of.find(this.selector);
  }

  /** Fails where several fit: a test that means any of them says `first`. */
  private one(): Element | undefined {
    const found = this.elements();
    if (found.length > 1) {
      const named = found.slice(0, 5).map(element => `\n  ${element.outerHTML.slice(0, 160)}`);
      throw new Error(`${this.selector} fits ${found.length} elements:${named.join('')}`);
    }
    return found[0];
  }

  private attached({ timeout = TIMEOUT_MS }: Waiting): Promise<Element> {
    return until(
      this.of,
      () => this.one(),
      () => this.selector,
      timeout,
    );
  }

  private visible({ timeout = TIMEOUT_MS }: Waiting): Promise<Element> {
    const look = () => {
      const found = this.one();
      return found && isVisible(found) ? found : undefined;
    };
    return until(this.of, look, () => `${this.selector} to be seen`, timeout);
  }

  /** Seen, and not switched off. */
  private ready({ timeout = TIMEOUT_MS }: Waiting): Promise<Element> {
    const look = () => {
      const found = this.one();
      return found && isVisible(found) && !isOff(found) ? found : undefined;
    };
    return until(this.of, look, () => `${this.selector} to be seen and not disabled`, timeout);
  }
}

const textOf = (words: Words) => (typeof words === 'string' ? `${JSON.stringify(words)}i` : String(words));

function isOff(element: Element): boolean {
  const control = element.closest('button, input, select, textarea, option, [aria-disabled]');
  if (!control) return false;
  if (control.getAttribute('aria-disabled') === 'true') return true;
  return control.hasAttribute('disabled') || control.closest('fieldset[disabled]') !== null;
}

function isTicked(element: Element): boolean {
  const said = element.getAttribute('aria-checked');
  if (element.localName !== 'input' && said !== null) return said === 'true';
  return (element as HTMLInputElement).checked;
}
