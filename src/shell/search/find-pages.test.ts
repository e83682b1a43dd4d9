import { pinyin } from 'pinyin-pro';
import { describe, expect, it } from 'vitest';
import { loadStart } from '../../app/catalogues.ts';
import { features } from '../../app/features.ts';
import { wordAt } from '../../data/catalogues-context.ts';
import type { MenuEntry } from '../../data/menu-context.tsx';
import { readingsOf, soundsAt } from '../../kit/pinyin/sounds.ts';
import { type FindablePage, findPages, pagesOfMenu } from './find-pages.ts';

const zh = await loadStart('zh');

const page = (name: string, path: string): FindablePage => ({ name, path, sections: [] });
const pages = [
  page('首页', '/dashboard/index'),
  page('管理员用户', '/system-manage/admin-user'),
  page('角色组', '/system-manage/role-group'),
  page('操作日志', '/system-manage/log'),
  page('登录日志', '/system-manage/login-log'),
  page('车辆重置', '/vehicle/reset'),
];
const found = (typed: string) => findPages(pages, typed).map(({ name }) => name);

describe('pages are found', () => {
  it('by their title, the nearest first', () => {
    expect(found('日志')).toEqual(['操作日志', '登录日志']);
    expect(found('角色')[0]).toBe('角色组');
  });
  it('by their path, also with a slip', () => {
    expect(found('role-group')).toContain('角色组');
    expect(found('login-lgo')).toContain('登录日志');
  });
  it('by their sound: whole, begun, or by first letters', () => {
    for (const typed of ['guanliyuan', 'gly', 'guanly', 'guan li yuan', 'GLYYH', 'yonghu', 'yh'])
      expect(found(typed)[0], typed).toBe('管理员用户');
    expect(found('czrz')[0]).toBe('操作日志');
    expect(found('clchzh')).toContain('车辆重置');
  });
  it('by each reading of a character that has several', () => {
    expect(found('cheliangchongzhi')).toContain('车辆重置');
    expect(found('chezhong')).not.toContain('车辆重置');
  });
  it('not at all where nothing is like it', () => {
    expect(found('zzzzqqqq')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
  it('without accents in Spanish', () => {
    const spanish = [page('Sesión en línea', '/online')];
    expect(findPages(spanish, 'sesion')).toEqual(spanish);
  });
});

it('sounds are told from other writing', () => {
  expect(soundsAt('角色组', '角色')).toBeNull();
  expect(soundsAt('HTTP 协议接入', 'httpxieyi')).toBe(0);
  expect(soundsAt('Roles', 'xyz')).toBeNull();
});

it('sections come along, however deep a page lies', () => {
  const icon = () => null;
  const menu: MenuEntry[] = [
    { path: '/a', title: 'first' },
    { path: '/b', title: 'outer', icon, pages: [{ path: '/b/c', title: 'inner' }] },
  ];
  expect(pagesOfMenu(menu, key => key.toUpperCase())).toEqual([
    { path: '/a', name: 'FIRST', sections: [] },
    { path: '/b/c', name: 'INNER', sections: ['OUTER'] },
  ]);
});

it('the table knows how every title is read', () => {
  const titles = features.flatMap(({ pages: own = [], resources = [] }) => [...own, ...resources]);
  const unread = titles.flatMap(({ title }) => {
    const words = wordAt(zh, title) ?? '';
    const sounds = pinyin(words, { toneType: 'none', type: 'array', v: true });
    return [...words].flatMap((character, at) => {
      const isHan = /\p{Script=Han}/u.test(character);
      const sound = sounds[at]?.replaceAll('ü', 'v') ?? '';
      return isHan && !readingsOf(character).includes(sound) ? [`${character} in ${words} is ${sound}`] : [];
    });
  });
  expect(titles.length).toBeGreaterThan(5);
  expect(unread).toEqual([]);
});
