/** What a page must not show of a value that nobody has told. */

/** What JavaScript writes for one, and a text that was to name one. */
export const UNRESOLVED_TEXT = /\bnull\b|\bundefined\b|\bNaN\b|%\{|smart_count|\[object/;

/** In the page: all that is read, and read out. */
export function visibleTexts(): string {
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(element =>
    ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name)),
  );
  const typed = [...document.querySelectorAll('input, textarea')].map(
    field => (field as HTMLInputElement).value,
  );
  return [document.title, document.body.innerText, ...named.filter(Boolean), ...typed].join('\n');
}
