/** Where cards of news lie: at the lower left, beside whatever a page has there itself. */
import { type RefObject, useEffect } from 'react';

/** Pixels from the left edge of the window; a custom property, so that nobody has to be told. */
export const CARDS_LEFT = '--cards-left';

/** The same, where no page says otherwise: beside the menu. */
export const CARDS_LEFT_OF_PAGES = '--cards-left-of-pages';

/** As long as the page is shown. @param offset pixels of `page` that are taken */
export function useCardsBeside(
  page: RefObject<HTMLElement | null>,
  offset: number,
  property = CARDS_LEFT,
): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const { style } = document.documentElement;
    const lay = () => style.setProperty(property, `${element.getBoundingClientRect().left + offset}px`);
    lay();
    // the frame around it folds
    const observer = new ResizeObserver(lay);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [page, offset, property]);
}
