/** What stands in the menu is read whole, in every language. */
import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '../../tests/builders/words.ts';
import { wordAt } from '../data/catalogues-context.ts';
import type { Page, ResourcePage, Section } from '../data/feature.ts';
import { pagesOf, sectionsOf } from '../data/routes.ts';
import { textWidth } from '../kit/text-width.ts';
import { indentOf } from '../shell/MenuRow.tsx';
import { SIDEBAR_WIDTH } from '../shell/sidebar-state.ts';
import { features } from './features.ts';

type Entry = Section | Page | ResourcePage;

/** Pixels of the open menu beside a title: its edges, and what a row has before and after its words. */
const ROW = SIDEBAR_WIDTH.open - 16 - 6;
const ICON = 24;
const CHEVRON = 24;
const BADGE = 32;

const sections = sectionsOf(features);

function levelOf(entry: Entry): number {
  const above = 'load' in entry || 'list' in entry ? entry.section : (entry as Section).parent;
  const parent = sections.find(({ path }) => path === above);
  return parent ? 1 + levelOf(parent) : 1;
}

function roomOf(entry: Entry): number {
  const level = levelOf(entry);
  const isSection = sections.some(one => one === entry);
  const badge = 'badge' in entry && entry.badge ? BADGE : 0;
  return ROW - indentOf(level) - (level === 1 ? ICON : 0) - (isSection ? CHEVRON : 0) - badge;
}

describe.each(Object.keys(ALL_WORDS) as (keyof typeof ALL_WORDS)[])('the menu in %s', language => {
  const shown = [...sections, ...pagesOf(features).filter(page => !('isHidden' in page && page.isHidden))];

  it('cuts no title', () => {
    const cut = shown
      .map(entry => ({ words: String(wordAt(ALL_WORDS[language], entry.title)), room: roomOf(entry) }))
      .filter(({ words, room }) => textWidth(words) > room)
      .map(({ words, room }) => `${words}: ${textWidth(words)} of ${room}`);
    expect(cut).toEqual([]);
  });
});
