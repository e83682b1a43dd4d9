import type { Window } from 'happy-dom';

/** Those that scripts of the console or of tests read and set; the rest of the standard's list is like them. */
const REFLECTED = {
  ariaBusy: 'aria-busy',
  ariaChecked: 'aria-checked',
  ariaCurrent: 'aria-current',
  ariaDisabled: 'aria-disabled',
  ariaExpanded: 'aria-expanded',
  ariaHidden: 'aria-hidden',
  ariaInvalid: 'aria-invalid',
  ariaLabel: 'aria-label',
  ariaPressed: 'aria-pressed',
  ariaSelected: 'aria-selected',
  role: 'role',
};

/** Attributes of ARIA as properties of elements, which happy-dom lacks. */
export function reflectAria({ Element }: Window): void {
  for (const [property, attribute] of Object.entries(REFLECTED)) {
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}
