import { useEffect, useState } from 'react';
import { barInsets } from './bars.ts';

/** What bars in view take, as they come, go and move. */
export function useBarInsets() {
  const [taken, setTaken] = useState(barInsets);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const now = barInsets();
      setTaken(before => (before.top === now.top && before.bottom === now.bottom ? before : now));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    const passive = { capture: true, passive: true };
    window.addEventListener('scroll', soon, passive);
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', soon, passive);
      window.removeEventListener('resize', soon);
    };
  }, []);
  return taken;
}
