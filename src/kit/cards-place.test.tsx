import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CARDS_LEFT, CARDS_LEFT_OF_PAGES, useCardsBeside } from './cards-place.ts';

const lying = (left: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left }) as DOMRect;
  return { current: element };
};
const propertyValue = (property: string) => document.documentElement.style.getPropertyValue(property);

it('cards lie beside the menu, and beside what a page has at its left as long as it is shown', () => {
  const [frame, page] = [lying(200), lying(64)];
  const ofFrame = renderHook(() => useCardsBeside(frame, 12, CARDS_LEFT_OF_PAGES));
  const ofPage = renderHook(() => useCardsBeside(page, 368));
  expect([propertyValue(CARDS_LEFT_OF_PAGES), propertyValue(CARDS_LEFT)]).toEqual(['212px', '432px']);
  ofPage.unmount();
  expect([propertyValue(CARDS_LEFT_OF_PAGES), propertyValue(CARDS_LEFT)]).toEqual(['212px', '']);
  ofFrame.unmount();
  expect(propertyValue(CARDS_LEFT_OF_PAGES)).toBe('');
});
