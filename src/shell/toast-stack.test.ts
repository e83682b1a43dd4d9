import type { NotificationPayload } from 'ra-core';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { stackOf } from './toast-stack.ts';

const said = (message: NotificationPayload['message'], options = {}): NotificationPayload => ({
  message,
  type: 'info',
  notificationOptions: options,
});

describe('the stack of messages', () => {
  it('shows three, and the others in their turn', () => {
    const all = ['a', 'b', 'c', 'd'].map(text => said(text));
    expect(stackOf(all).map(({ payload }) => payload.message)).toEqual(['a', 'b', 'c']);
    expect(stackOf(all.slice(1)).map(({ payload }) => payload.message)).toEqual(['b', 'c', 'd']);
  });

  it('makes one of the same thing said again', () => {
    const [first] = stackOf([said('a'), said('b'), said('a')]);
    expect(first?.of).toHaveLength(2);
    expect(
      stackOf([said('a', { messageArgs: { id: 1 } }), said('a', { messageArgs: { id: 2 } })]),
    ).toHaveLength(2);
  });

  it('lets a message take the place of the one of its name', () => {
    const [only, ...others] = stackOf([said('a', { key: 'reload' }), said('b', { key: 'reload' })]);
    expect(only?.payload.message).toBe('b');
    expect(others).toEqual([]);
  });

  it('never takes two drawings for one, and knows each again', () => {
    const drawn = [said(createElement('b')), said(createElement('b'))];
    const keys = stackOf(drawn).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(stackOf(drawn.slice(1)).map(({ key }) => key)).toEqual(keys.slice(1));
  });
});
