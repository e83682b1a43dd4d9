/** Going to a page as the menu does, without loading the console again: in a browser and in a window. */

interface Shown {
  evaluate(work: (to: string) => void, to: string): Promise<unknown>;
}

export async function goInPlace(page: Shown, path: string): Promise<void> {
  await page.evaluate(to => {
    // the router numbers what it puts there
    const state = { usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}
