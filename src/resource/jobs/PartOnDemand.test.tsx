import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'ra-core';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { PartOnDemand } from './PartOnDemand.tsx';

type Loaded = { default: ComponentType };

const Dialog = () => <p>dialog</p>;

const Told = () => useNotificationContext().notifications.map(({ message }) => <p key={0}>{message}</p>);

/** Something that comes, or does not, when the test says so. */
function aLoad() {
  let come = () => {};
  let fail = () => {};
  const loaded = new Promise<Loaded>((resolve, reject) => {
    come = () => resolve({ default: Dialog });
    fail = () => reject(new Error('offline'));
  });
  return { load: vi.fn(() => loaded), come: () => come(), fail: () => fail() };
}

function aPart(load: () => Promise<Loaded>, onFail = () => {}) {
  const part = (isWanted: boolean) => (
    <CoreAdminContext>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
        <PartOnDemand load={load} isWanted={isWanted} onFail={onFail} draw={Part => <Part />} />
        <Told />
      </ThemeProvider>
    </CoreAdminContext>
  );
  const { rerender } = render(part(false));
  return { want: (isWanted: boolean) => rerender(part(isWanted)) };
}
const progress = () => screen.queryByRole('progressbar');

it('asks for nothing until it is wanted, and shows that one waits', async () => {
  const { load, come } = aLoad();
  const { want } = aPart(load);
  expect(load).not.toHaveBeenCalled();
  want(true);
  expect(progress()).toBeNull();
  await waitFor(() => expect(progress()).toBeTruthy());
  come();
  expect(await screen.findByText('dialog')).toBeTruthy();
  expect(progress()).toBeNull();
});

it('waits no more for what is no longer wanted', async () => {
  const { load } = aLoad();
  const { want } = aPart(load);
  want(true);
  await waitFor(() => expect(progress()).toBeTruthy());
  want(false);
  await waitFor(() => expect(progress()).toBeNull());
});

it('says so where it does not come', async () => {
  const { load, fail } = aLoad();
  const onFail = vi.fn();
  const { want } = aPart(load, onFail);
  want(true);
  fail();
  expect(await screen.findByText('error.network')).toBeTruthy();
  expect(onFail).toHaveBeenCalled();
  expect(screen.queryByText('dialog')).toBeNull();
});
