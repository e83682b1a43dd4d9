import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import words from '../../../i18n/zh/sign-in.ts';
import { type Tokens, tokensOf } from '../../kit/theme/tokens.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const html = fs.readFileSync(path.join(root, 'index.html'), 'utf8');
// the parser would fetch the styles
const withoutStyles = html.replace(/<link rel="stylesheet"[^>]*>/, '');
const css = fs.readFileSync(path.join(import.meta.dirname, 'sign-in.css'), 'utf8');

describe('the sign-in page', () => {
  const page = new DOMParser().parseFromString(withoutStyles, 'text/html');

  it('carries the Chinese words of the catalogue', () => {
    const known: Readonly<Record<string, string>> = words;
    const nodes = [...page.querySelectorAll<HTMLElement>('[data-word]')];
    const labelled = [...page.querySelectorAll<HTMLElement>('[data-label]')];
    const unseen: Record<string, string> = JSON.parse(page.getElementById('sign-in')?.dataset.words ?? '{}');
    for (const [key, text] of Object.entries(unseen)) expect(text).toBe(known[key]);
    const seen = [
      ...nodes.map(({ dataset }) => dataset.word),
      ...labelled.map(({ dataset }) => dataset.label),
    ];
    expect(new Set([...seen, ...Object.keys(unseen)])).toEqual(new Set(Object.keys(words)));
    for (const node of nodes) expect(node.textContent?.trim()).toBe(known[node.dataset.word ?? '']);
    for (const node of labelled)
      expect(node.getAttribute('aria-label')).toBe(known[node.dataset.label ?? '']);
  });

  it('has fields that password managers know, each with its label', () => {
    const account = page.querySelector('input[name="account"]');
    const password = page.querySelector('input[type="password"]');
    expect(account?.getAttribute('autocomplete')).toBe('username');
    expect(password?.getAttribute('autocomplete')).toBe('current-password');
    for (const input of [account, password])
      expect(page.querySelector(`label[for="${input?.id}"]`)).toBeTruthy();
  });

  it('has nothing that the content security policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle=|\son\w+=|<style/);
  });

  it('has settings that the server can fill in, and reads as none until then', () => {
    expect(page.getElementById('cabdesk-settings')?.textContent).toBe('{}');
  });
});

describe('the colours of the sign-in page', () => {
  const [light, dark] = [tokensOf('light'), tokensOf('dark')];
  const pick = ({
    canvas,
    surface,
    hover,
    line,
    edge,
    outline,
    text,
    accent,
    bad,
  }: Tokens): Record<string, string> => ({
    canvas,
    surface,
    hover,
    line,
    edge,
    outline,
    strong: text.strong,
    plain: text.plain,
    faint: text.faint,
    'accent-mark': accent.mark,
    'accent-ink': accent.ink,
    'accent-fill': accent.fill,
    'accent-fill-hover': accent.fillHover,
    'accent-on-fill': accent.onFill,
    'accent-soft': accent.soft,
    'bad-ink': bad.ink,
  });

  it('are those of the theme', () => {
    const found = [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
    const [inLight, inDark] = [pick(light), pick(dark)];
    expect(found.map(([, name]) => name).sort()).toEqual(Object.keys(inLight).sort());
    for (const [, name = '', lightColour, darkColour] of found)
      expect([lightColour, darkColour], name).toEqual([inLight[name], inDark[name]]);
  });
});
