/** What the page in view is called, from the outside in; as `use-titles.ts` leaves it. */
const STORED = 'matchedTitles';

export function currentView(): string {
  try {
    const titles: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '');
    if (Array.isArray(titles) && titles.length > 0) return titles.map(String).join(' / ');
  } catch {
    // refused, or written by somebody else
  }
  return document.title;
}
