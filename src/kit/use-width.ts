import { type RefObject, useLayoutEffect, useState } from 'react';

/** How long the size of a page's content rests before what lies in it is laid out anew. */
export const CONTENT_RESTS_MS = 3_000;

/** How wide an element is, in pixels; that of the window until it has been measured. */
export const useWidth = (of: RefObject<HTMLElement | null>): number => useMeasured(of, watchEach);

/**
 * The same for the content of a page: the first change counts at once, those that follow it when they have come to
 * rest. It keeps its width while it is not shown.
 */
export const useContentWidth = (of: RefObject<HTMLElement | null>): number => useMeasured(of, watchAtRest);

/** Answers what is done at each change of the size, and what ends it. */
type Watch = (element: HTMLElement, measure: () => void) => { onChange(): void; end(): void };

function useMeasured(of: RefObject<HTMLElement | null>, watch: Watch): number {
  const [width, setWidth] = useState(() => window.innerWidth);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const { onChange, end } = watch(element, measure);
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    return () => {
      observer.disconnect();
      end();
    };
  }, [of, watch]);
  return width;
}

const watchEach: Watch = (_, measure) => ({ onChange: measure, end: () => {} });

const watchAtRest: Watch = (element, measure) => {
  let seen = element.clientWidth;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    const { clientWidth } = element;
    if (clientWidth === 0 || clientWidth === seen) return;
    seen = clientWidth;
    if (rest === undefined) measure();
    clearTimeout(rest);
    rest = setTimeout(() => {
      rest = undefined;
      measure();
    }, CONTENT_RESTS_MS);
  };
  return { onChange, end: () => clearTimeout(rest) };
};
