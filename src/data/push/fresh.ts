/** Reading anew what is shown, after messages may have been missed. */
import type { QueryClient } from '@tanstack/react-query';

/**
 * Whatever is shown is asked for again; what is not, when it is shown next. A record under a form that somebody has
 * typed into stays: the form would forget, and a newer version below old fields would be saved over unseen.
 */
export function refetchShown(queryClient: QueryClient): void {
  const isTyping = hasUnsaved();
  const isKept = (key: readonly unknown[]) => isTyping && key[1] === 'getOne';
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isKept(queryKey) });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isKept(queryKey),
    refetchType: 'none',
  });
}

/** As the browser would ask before it closes the window: every form with unsaved text objects. */
function hasUnsaved(): boolean {
  const asked = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(asked);
  return asked.defaultPrevented;
}
