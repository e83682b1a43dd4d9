import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseColourMode, colourMode } from './colour-mode.ts';
import { writeCookie } from './cookie.ts';
import { choice, onOff } from './preference.ts';
import { accent, hasFixedHeader, hasSidebarLogo, hasTagsView, restoreDefaults, size } from './preferences.ts';

const forget = (name: string) => {
  writeCookie(name, '');
};

/** Another window of this browser, as this one hears it. */
async function anotherWindow(says: unknown) {
  const channel = new BroadcastChannel('cabdesk.choices');
  channel.postMessage(says);
  await new Promise(resolve => setTimeout(resolve, 0));
  await new Promise(resolve => setTimeout(resolve, 0));
  channel.close();
}

afterEach(() => {
  for (const name of ['size', 'themeColor', 'tagsView', 'fixedHeader', 'colourMode', 'trial']) forget(name);
  vi.restoreAllMocks();
});

describe('a choice', () => {
  it('falls back where what is written is none', () => {
    for (const corrupt of ['Huge', '%E0%A4', '{"size":1}', '']) {
      writeCookie('size', corrupt);
      expect(size.read()).toBe('Mini');
    }
    writeCookie('themeColor', 'javascript');
    expect(accent.read()).toBe('#1890ff');
  });

  it('holds for the page where cookies are refused', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    const trial = onOff('trial', false);
    trial.write(true);
    expect(trial.read()).toBe(true);
  });

  it('is told to who listens here, and followed when another window chooses', async () => {
    const trial = choice('trial', ['one', 'two'], 'one');
    const listener = vi.fn();
    const end = trial.subscribe(listener);
    trial.write('two');
    expect(listener).toHaveBeenCalledTimes(1);
    writeCookie('trial', 'one');
    await anotherWindow({ name: 'trial', text: 'one' });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(trial.read()).toBe('one');
    await anotherWindow({ name: 'somethingElse', text: '1' });
    await anotherWindow('nonsense of an older release');
    expect(listener).toHaveBeenCalledTimes(2);
    end();
  });

  it('is followed from another window even where cookies are refused', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    const trial = onOff('trial', false);
    const end = trial.subscribe(() => {});
    await anotherWindow({ name: 'trial', text: '1' });
    expect(trial.read()).toBe(true);
    end();
  });
});

it('the defaults are those of the specification, and can be had back', () => {
  size.write('Default');
  accent.write('#ff0000');
  hasTagsView.write(false);
  hasFixedHeader.write(true);
  restoreDefaults();
  expect([size.read(), accent.read()]).toEqual(['Mini', '#1890ff']);
  expect([hasTagsView.read(), hasFixedHeader.read(), hasSidebarLogo.read()]).toEqual([true, false, true]);
});

it('the chosen appearance marks the page', () => {
  chooseColourMode('dark');
  expect(colourMode.read()).toBe('dark');
  expect(document.documentElement.dataset.mode).toBe('dark');
  chooseColourMode('system');
  expect(document.documentElement.dataset.mode).toBeUndefined();
});
