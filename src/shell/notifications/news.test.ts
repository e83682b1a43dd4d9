import { describe, expect, it } from 'vitest';
import type { PushMessage } from '../../contract/push.ts';
import type { Notice } from '../../data/notices/notice.ts';
import { byDay } from './by-day.ts';
import { createMailbox } from './mailbox.ts';
import { ownNews } from './own-news.ts';

const NOW = Date.parse('2026-06-13T00:30:00+08:00');
const HOUR = 3_600_000;

const aNotice = (hoursAgo: number): Notice => ({
  id: String(hoursAgo),
  title: 't',
  tone: 'info',
  time: NOW - hoursAgo * HOUR,
  isRead: false,
});

describe('news', () => {
  it('stand under their day in Nanning', () => {
    const days = byDay([aNotice(-0.01), aNotice(0.2), aNotice(1), aNotice(23)], NOW);
    expect(days.map(({ day, date, notices }) => [day, date, notices.length])).toEqual([
      ['today', '2026-06-13', 2],
      ['yesterday', '2026-06-12', 2],
    ]);
  });

  const message = <T extends PushMessage['type']>(type: T, data: unknown): PushMessage =>
    ({ type, time: NOW, data }) as PushMessage;

  it('of changed rights say who, and offer to load anew', () => {
    expect(ownNews(message('RIGHTS_CHANGED', { byName: '韦丽华' }))).toMatchObject({
      title: 'notification.rights.by',
      params: { by: '韦丽华' },
      act: 'reload',
    });
    expect(ownNews(message('RIGHTS_CHANGED', { byName: null }))?.title).toBe('notification.rights.changed');
  });

  it('of a new device ring, and say what is known of it', () => {
    const known = message('NEW_DEVICE', { ip: '10.0.0.7', browser: 'Firefox 140', os: null });
    expect(ownNews(known)).toMatchObject({ params: { where: 'Firefox 140 · 10.0.0.7' }, rings: true });
    const unknown = message('NEW_DEVICE', { ip: null, browser: null, os: null });
    expect(ownNews(unknown)?.title).toBe('notification.device.unknown');
  });

  it('are made of nothing else', () => expect(ownNews(message('RESYNC', null))).toBeNull());
});

describe('the mailbox', () => {
  it('keeps letters until somebody reads, then hands each over', () => {
    const mailbox = createMailbox<number>();
    for (let at = 0; at < 202; at++) mailbox.put(at);
    const read: number[] = [];
    const close = mailbox.open(letter => read.push(letter));
    expect(read).toHaveLength(200);
    expect(read.at(-1)).toBe(201);
    mailbox.put(7);
    expect(read.at(-1)).toBe(7);
    close();
    mailbox.put(8);
    expect(read.at(-1)).toBe(7);
    mailbox.open(letter => read.push(letter));
    expect(read.at(-1)).toBe(8);
  });
});
