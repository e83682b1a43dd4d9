/** What a browser must fetch before the sign-in form can be used stays small, whatever the console grows to. */
// @feature sign-in
import path from 'node:path';
import { expect, it } from 'vitest';
import { FIRST_LOAD, scriptsBefore, sentBytes } from '../measure/scripts.ts';

it('the scripts before the form are within 4 KB as they are sent', () => {
  const scripts = scriptsBefore(path.resolve('dist/console'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(sentBytes(scripts)).toBeLessThanOrEqual(FIRST_LOAD.formBytes);
});
