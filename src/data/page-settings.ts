/** What the server has written into the page for everybody; nothing in development, where nobody renders it. */
export const pageSettings = <T extends object>(): Partial<T> =>
  JSON.parse(document.getElementById('cabdesk-settings')?.textContent || '{}');
