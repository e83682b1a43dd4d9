import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { LazyPart } from './LazyPart.tsx';

const Panel = ({ name }: { name: string }) => <p>here is {name}</p>;
type Loaded = { default: ComponentType<{ name: string }> };

const page = (load: () => Promise<Loaded>, isWanted = true) => (
  <CoreAdminContext>
    <h1>the page</h1>
    <LazyPart load={load} isWanted={isWanted} waiting="soon" draw={Part => <Part name="the panel" />} />
  </CoreAdminContext>
);

test('a part that does not come leaves the page standing, and comes when it is asked for again', async () => {
  const load = vi.fn<() => Promise<Loaded>>().mockRejectedValueOnce(new Error('a newer release'));
  load.mockResolvedValue({ default: Panel });
  render(page(load));
  expect(await screen.findByText('kit.state.failed')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'the page' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'kit.state.retry' }));
  expect(await screen.findByText('here is the panel')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('nothing is fetched before it is wanted, and what has come is drawn at once the next time', async () => {
  const load = vi.fn(async (): Promise<Loaded> => ({ default: Panel }));
  const { rerender, unmount } = render(page(load, false));
  expect(load).not.toHaveBeenCalled();
  rerender(page(load));
  expect(screen.getByText('soon')).toBeTruthy();
  expect(await screen.findByText('here is the panel')).toBeTruthy();
  unmount();
  render(page(load));
  expect(screen.getByText('here is the panel')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
