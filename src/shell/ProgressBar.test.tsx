import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { historyRouter } from '../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../tests/builders/in-router.tsx';
import { createCabdeskTheme } from '../kit/theme/theme.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { beginLoading } from './progress.ts';
import { TagsProvider } from './tags/TagsProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const begin = () => {
  let end = () => {};
  act(() => {
    end = beginLoading();
  });
  return () => act(() => end());
};
const bar = () => screen.queryByRole('progressbar');

function open() {
  const element = (
    <CoreAdminContext routerProvider={historyRouter}>
      <TagsProvider features={[]} visitor={null}>
        <ProgressBar />
      </TagsProvider>
    </CoreAdminContext>
  );
  const router = aRouter('/one');
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <InRouter router={router}>{element}</InRouter>
    </ThemeProvider>,
  );
  return (to: string) => act(() => router.navigate(to));
}

it('shows while a page is on its way, and not at all for one that comes at once', async () => {
  const go = open();
  await pass(100);
  await go('/two');
  let end = begin();
  await pass(140);
  expect(bar()).toBeNull();
  end();
  await pass(400);
  expect(bar()).toBeNull();

  await go('/three');
  end = begin();
  await pass(200);
  expect(bar()).toBeTruthy();
  end();
  await pass(1);
  expect(bar()).toBeNull();
});

it('does not come back for what is fetched once the page is there', async () => {
  const go = open();
  await go('/two');
  await pass(100);
  const end = begin();
  await pass(1000);
  expect(bar()).toBeNull();
  end();
});
