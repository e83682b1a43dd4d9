import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { historyRouter } from '../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../tests/builders/in-router.tsx';
import { UpstreamError } from '../data/send.ts';
import { createCabdeskTheme } from '../kit/theme/theme.ts';
import { ErrorLogButton } from './errors/ErrorLogButton.tsx';
import { errorLog, listenForErrors } from './errors/errors-here.ts';
import { PartBoundary } from './errors/PartBoundary.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';

let isBroken: Error | null = null;
let mounted = 0;

function OrderList() {
  useState(() => ++mounted);
  if (isBroken) throw isBroken;
  return <p>orders</p>;
}

function show(children: React.ReactNode) {
  const element = (
    <CoreAdminContext routerProvider={historyRouter}>
      <ErrorLogButton />
      <main tabIndex={-1}>{children}</main>
    </CoreAdminContext>
  );
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <InRouter router={aRouter()}>{element}</InRouter>
    </ThemeProvider>,
  );
}

beforeEach(() => {
  // React tells every caught error as well
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.setItem('matchedTitles', '["订单管理","订单列表"]');
  mounted = 0;
});
afterEach(() => {
  errorLog.clear();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a page that breaks', () => {
  it('is named, noted, and mounted anew when it is tried again', async () => {
    isBroken = new TypeError('no plate');
    show(
      <PageBoundary>
        <OrderList />
      </PageBoundary>,
    );
    expect(screen.getByText(/订单管理 \/ 订单列表[\s\S]*TypeError: no plate/)).toBeTruthy();
    errorLog.flush();
    expect(errorLog.read()[0]).toMatchObject({ name: 'TypeError', view: '订单管理 / 订单列表' });
    expect(errorLog.read()[0]?.info).toContain('OrderList');
    isBroken = null;
    const before = mounted;
    await userEvent.click(screen.getByRole('button', { name: 'kit.state.retry' }));
    expect(screen.getByText('orders')).toBeTruthy();
    expect(mounted).toBe(before + 1);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('whose script did not come is loaded again, not tried again', () => {
    isBroken = new PageNotLoaded('TypeError: Failed to fetch');
    show(
      <PageBoundary name="订单列表">
        <OrderList />
      </PageBoundary>,
    );
    expect(screen.getByText('订单列表')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'kit.state.retry' })).toBeNull();
    expect(screen.getByRole('button', { name: 'shell.broken.reload' })).toBeTruthy();
    expect(errorLog.read()[0]?.name).toBe('PageNotLoaded');
  });
});

it('a part of the frame that breaks goes, and is noted', () => {
  isBroken = new Error('no ticker');
  const handleBroken = vi.fn();
  show(
    <PartBoundary name="ticker" onBroken={handleBroken}>
      <OrderList />
    </PartBoundary>,
  );
  expect(handleBroken).toHaveBeenCalled();
  expect(errorLog.read()[0]?.info).toMatch(/^ticker\n/);
});

describe('the error log', () => {
  it('hears what nobody caught, shows itself then, and can be read and cleared', async () => {
    const end = listenForErrors();
    show(null);
    expect(screen.queryByRole('button')).toBeNull();
    const failed = new UpstreamError('failure', { message: '操作失败', traceId: 'A3F1' });
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: failed });
    window.dispatchEvent(rejection);
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too deep'), message: 'too deep' }));
    await userEvent.click(await screen.findByRole('button', { name: 'errorLog.button' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'UpstreamError: 操作失败' }));
    expect(screen.getByText('A3F1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'errorLog.clear' }));
    expect(screen.getByText('errorLog.empty')).toBeTruthy();
    end();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('after'), message: 'after' }));
    expect(errorLog.read()).toEqual([]);
  });
});
