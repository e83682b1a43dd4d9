import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type RouterBlocker, useBlocker, useNavigate } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { historyRouter } from './history-router.tsx';

let blocker: RouterBlocker;
let navigate: ReturnType<typeof useNavigate>;
let isAsking = false;

const { Link, Navigate, Route, Routes, useParams, useLocation } = historyRouter;

function Record() {
  const { id = '' } = useParams();
  return <h1>record {id}</h1>;
}

function Inside() {
  navigate = useNavigate();
  blocker = useBlocker(() => isAsking);
  const { pathname } = useLocation();
  return (
    <>
      <p>at {pathname}</p>
      <Link to="/user/7">seven</Link>
      <Link to="/user/8" target="_blank">
        eight
      </Link>
      <Link to="?page=2">second</Link>
      <Routes>
        <Route path="/*" element={<h1>list</h1>} />
        <Route path="/old" element={<Navigate to="/user/9" replace />} />
        <Route
          path="/user/*"
          element={
            <Routes>
              <Route path="/" element={<h1>users</h1>} />
              <Route path=":id/*" element={<Record />} />
              <Route path="create" element={<h1>create</h1>} />
            </Routes>
          }
        />
      </Routes>
    </>
  );
}

const at = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));
const shows = (heading: string) => screen.findByRole('heading', { name: heading });

/** Clicks, and keeps the browser from what is left to it. */
function isLeftToBrowser(link: HTMLElement, init?: MouseEventInit): boolean {
  let isLeft = false;
  const handleClick = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', handleClick, { once: true });
  fireEvent.click(link, init);
  return isLeft;
}

beforeEach(() => {
  isAsking = false;
  window.history.pushState({ usr: 'of another router', key: 'x', idx: 3 }, '', '/desk/user');
  render(
    <CoreAdminContext routerProvider={historyRouter} basename="/desk">
      <Inside />
    </CoreAdminContext>,
  );
});

it('shows the route that says most of the path', async () => {
  await shows('users');
  act(() => navigate('/user/create'));
  await shows('create');
  act(() => navigate('/user/7/log'));
  await shows('record 7');
  act(() => navigate('/elsewhere'));
  await shows('list');
  act(() => navigate('/old'));
  await shows('record 9');
  await at('/desk/user/9');
});

it('follows a link within the window, and leaves the others to the browser', async () => {
  const link = screen.getByRole('link', { name: 'seven' });
  expect(link.getAttribute('href')).toBe('/desk/user/7');
  expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
  expect(isLeftToBrowser(screen.getByRole('link', { name: 'eight' }))).toBe(true);
  expect(isLeftToBrowser(link)).toBe(false);
  await shows('record 7');
  await at('/desk/user/7');
  const { length } = window.history;
  fireEvent.click(link);
  expect(window.history.length).toBe(length);
  fireEvent.click(screen.getByRole('link', { name: 'second' }));
  await at('/desk/user/7?page=2');
});

it('asks before the browser goes back, stays, and goes when it may', async () => {
  act(() => navigate('/user/7'));
  await shows('record 7');
  isAsking = true;
  window.history.back();
  await waitFor(() => expect(blocker.state).toBe('blocked'));
  expect(blocker.location?.pathname).toBe('/user');
  await at('/desk/user/7');
  expect(screen.getByText('at /user/7')).toBeTruthy();
  act(() => blocker.proceed?.());
  await shows('users');
  await at('/desk/user');
});
