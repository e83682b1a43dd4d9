import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useLocation } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { historyRouter } from '../../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { loadStart } from '../../app/catalogues.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import { type MenuEntry, MenuProvider } from '../../data/menu-context.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { type Tags, TagsContext } from '../tags/tags-context.tsx';
import { RouteSearch } from './RouteSearch.tsx';

const words = await loadStart('zh');
const icon = () => null;
const menu: MenuEntry[] = [
  { path: '/dashboard/index', title: 'shell.user.dashboard' },
  {
    path: '/system-manage',
    title: 'title.system',
    icon,
    pages: [
      { path: '/system-manage/log', title: 'title.operateLog' },
      { path: '/system-manage/role-group', title: 'title.roleGroup' },
    ],
  },
];

const nothing = () => undefined;
const tag = (key: string, title: string, at = key) => ({ key, at, titles: [title], isPinned: false });
const tags: Pick<Tags, 'tags' | 'activeKey' | 'recent'> = {
  tags: [
    tag('/dashboard/index', 'shell.user.dashboard'),
    tag('/system-manage/log', 'title.operateLog', '/system-manage/log?filter=%7B%22result%22%3A1%7D'),
  ],
  activeKey: '/dashboard/index',
  recent: ['/dashboard/index', '/system-manage/log'],
};

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

function open() {
  const acts = {
    visit: nothing,
    setName: nothing,
    refresh: nothing,
    close: nothing,
    move: nothing,
    rounds: {},
  };
  const element = (
    <CoreAdminContext routerProvider={historyRouter} i18nProvider={createI18nProvider('zh', words)}>
      <MenuProvider menu={menu}>
        <TagsContext.Provider value={{ ...acts, ...tags } as unknown as Tags}>
          <RouteSearch />
          <Here />
        </TagsContext.Provider>
      </MenuProvider>
    </CoreAdminContext>
  );
  const router = aRouter('/dashboard/index');
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <InRouter router={router}>{element}</InRouter>
    </ThemeProvider>,
  );
}

const field = () => screen.getByRole('combobox', { name: '查找' });

describe('the search', () => {
  it('opens by its key, and shows first where one was last', async () => {
    open();
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(document.activeElement).toBe(field());
    const [first] = await screen.findAllByRole('option');
    expect(first?.textContent).toContain('操作日志');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('goes with arrows and Enter, to an open page as it was left', async () => {
    const user = userEvent.setup();
    open();
    await user.click(field());
    await user.keyboard('系统');
    await user.clear(field());
    await user.keyboard('rz');
    const option = await screen.findByRole('option', { name: /操作日志/ });
    expect(option.textContent).toContain('系统管理');
    expect(option.textContent).toContain('已打开');
    expect(field().getAttribute('aria-activedescendant')).toBe(option.id);
    expect(screen.getByText('1 个结果')).toBeTruthy();
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(screen.getByTestId('here').textContent).toContain('/system-manage/log?filter=');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves Enter and arrows to the input method while it composes, and seeks what it made', async () => {
    open();
    fireEvent.focus(field());
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: 'jue se' } });
    await screen.findAllByRole('option');
    expect(screen.queryByRole('option', { name: /角色组/ })).toBeNull();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(screen.getByTestId('here').textContent).toBe('/dashboard/index');
    fireEvent.change(field(), { target: { value: '角色' } });
    fireEvent.compositionEnd(field());
    expect(await screen.findByRole('option', { name: /角色组/ })).toBeTruthy();
  });

  it('says that there is nothing, and empties itself before it closes', async () => {
    const user = userEvent.setup();
    open();
    await user.click(field());
    await user.keyboard('qqqqzzzz');
    expect((await screen.findAllByText('没有找到“qqqqzzzz”')).length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    expect(field()).toHaveProperty('value', '');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
