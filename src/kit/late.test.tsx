import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { WordsContext } from '../late/words-context.ts';
import { LatePart, late, loadAhead } from './late.tsx';
import { createCabdeskTheme } from './theme/theme.ts';

interface PanelProps {
  name: string;
  onClose?: () => void;
}

const Panel = ({ name }: PanelProps) => <p>here is {name}</p>;

const Told = () => useNotificationContext().notifications.map(({ message }) => <p key={0}>{message}</p>);

/** A module that comes when the test says so. */
function aLoad() {
  let come = () => {};
  const loaded = new Promise<{ Panel: typeof Panel }>(resolve => {
    come = () => resolve({ Panel });
  });
  return { load: vi.fn(() => loaded), come };
}

const page = (part: ReactNode, need = async (_: readonly string[]) => {}) => (
  <CoreAdminContext>
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <WordsContext value={need}>
        <h1>the page</h1>
        {part}
        <Told />
      </WordsContext>
    </ThemeProvider>
  </CoreAdminContext>
);
const progress = () => screen.queryByRole('progressbar');

it('is loaded when it is first drawn, and drawn at once the next time', async () => {
  const { load, come } = aLoad();
  const LatePanel = late(load, 'Panel');
  const { rerender, unmount } = render(page(null));
  expect(load).not.toHaveBeenCalled();
  rerender(page(<LatePanel name="the panel" />));
  come();
  expect(await screen.findByText('here is the panel')).toBeTruthy();
  unmount();
  render(page(<LatePanel name="it again" />));
  expect(screen.getByText('here is it again')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows a wait when it is long, and no more when the part is not wanted any longer', async () => {
  const { load, come } = aLoad();
  const LatePanel = late(load, 'Panel');
  const { rerender } = render(page(<LatePanel name="the panel" />));
  expect(progress()).toBeNull();
  await waitFor(() => expect(progress()).toBeTruthy());
  rerender(page(null));
  expect(progress()).toBeNull();
  rerender(page(<LatePanel name="the panel" />));
  await waitFor(() => expect(progress()).toBeTruthy());
  come();
  expect(await screen.findByText('here is the panel')).toBeTruthy();
  expect(progress()).toBeNull();
});

it('shows at once what keeps its place', async () => {
  const { load, come } = aLoad();
  const LatePanel = late(load, 'Panel', { waiting: <p>soon</p> });
  render(page(<LatePanel name="the panel" />));
  expect(screen.getByText('soon')).toBeTruthy();
  come();
  expect(await screen.findByText('here is the panel')).toBeTruthy();
  expect(screen.queryByText('soon')).toBeNull();
});

it('leaves the page standing where the part does not come, and loads it at a retry', async () => {
  const load = vi.fn<() => Promise<{ Panel: typeof Panel }>>().mockRejectedValueOnce(new Error('released'));
  load.mockResolvedValue({ Panel });
  const LatePanel = late(load, 'Panel');
  render(page(<LatePanel name="the panel" />));
  expect(await screen.findByText('kit.state.failed')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'the page' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'kit.state.retry' }));
  expect(await screen.findByText('here is the panel')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('closes what can be closed with a notice, and loads it when it is next opened', async () => {
  const load = vi.fn<() => Promise<{ Panel: typeof Panel }>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ Panel });
  const LatePanel = late(load, 'Panel');
  const onClose = vi.fn();
  const { rerender } = render(page(<LatePanel name="the panel" onClose={onClose} />));
  expect(await screen.findByText('kit.state.partNotLoaded')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByText('kit.state.failed')).toBeNull();
  rerender(page(null));
  rerender(page(<LatePanel name="the panel" onClose={onClose} />));
  expect(await screen.findByText('here is the panel')).toBeTruthy();
});

it('waits for the words of the part, without which it has not come', async () => {
  let fail = () => {};
  const words = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('offline'));
  });
  const need = vi.fn(() => words);
  const { load, come } = aLoad();
  const LatePanel = late(load, 'Panel', { words: ['jobs'] });
  render(page(<LatePanel name="the panel" />, need));
  come();
  await load();
  expect(need).toHaveBeenCalledExactlyOnceWith(['jobs']);
  expect(screen.queryByText('here is the panel')).toBeNull();
  fail();
  expect(await screen.findByText('kit.state.failed')).toBeTruthy();
});

it('draws at once what was loaded ahead, also by a function that is known only when drawing', async () => {
  const { load, come } = aLoad();
  come();
  await loadAhead(load);
  render(page(<LatePart load={load} draw={({ Panel }) => <Panel name="the panel" />} />));
  expect(screen.getByText('here is the panel')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
