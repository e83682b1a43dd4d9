/** Words that stand in one room and are said by another: what the build makes of the catalogues. */
import { describe, expect, it } from 'vitest';
import { shareWords } from '../../vite.words.ts';

describe('shared words', () => {
  it('move to the rooms that say them, each language by itself', () => {
    const made = shareWords({
      '/i18n/zh/title.ts': { home: '首页' },
      '/i18n/zh/canteen.ts': { create: '新建', shared: { title: { canteen: '食堂' } } },
      '/i18n/en/canteen.ts': { create: 'New', shared: { title: { canteen: 'Canteens' } } },
    });
    expect(Object.fromEntries(made)).toEqual({
      'zh/canteen': { create: '新建' },
      'zh/title': { home: '首页', canteen: '食堂' },
      'en/canteen': { create: 'New' },
      'en/title': { canteen: 'Canteens' },
    });
  });

  it('join what the room has under the same part', () => {
    const made = shareWords({
      '/i18n/zh/alarm.ts': { shared: { log: { module: { alarms: '报警' } } } },
      '/i18n/zh/log.ts': { module: { session: '登录' } },
      '/i18n/zh/call.ts': { shared: { log: { module: { calls: '通话' } } } },
    });
    expect(made.get('zh/log')).toEqual({ module: { session: '登录', alarms: '报警', calls: '通话' } });
  });

  it('leave rooms alone that neither give nor take', () => {
    expect(shareWords({ '/i18n/zh/kit.ts': { save: '保存' } }).size).toBe(0);
  });

  it('stop the build where two rooms say the same key', () => {
    const twice = () =>
      shareWords({
        '/i18n/zh/canteen.ts': { shared: { title: { canteen: '食堂' } } },
        '/i18n/zh/company.ts': { shared: { title: { canteen: '公司' } } },
      });
    expect(twice).toThrow('two rooms say canteen');
  });
});
