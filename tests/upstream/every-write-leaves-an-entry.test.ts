/** What every write leaves behind: an entry of the operate log and, of the records that people keep, an earlier version. */
import { expect, test } from 'vitest';
import { type AnyCall, changesState } from '../../src/contract/grammar/call.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { isLogged } from '../../src/upstream/core/audit/operate-log.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { REVISED } from '../../src/upstream/revised.ts';

const OF_THE_LOGIN_LOG = [
  'session.login',
  'session.logout',
  'singleSignOn.startSingleSignOn',
  'singleSignOn.finishSingleSignOn',
];
/** They come by themselves, while somebody only types. */
const OF_NO_RECORD = [
  'push.pushToken',
  'lock.takeLock',
  'lock.releaseLock',
  'draft.keepDraft',
  'draft.dropDraft',
];
const nameOf = ({ room, name }: AnyCall) => `${room}.${name}`;

test('every write leaves an entry in the operate log, save for these', () => {
  // what a machine brings says itself which one brought it, and orders have a log of their own
  const ofPeople = ALL_CALLS.filter(({ may }) => may !== 'open-door');
  const silent = ofPeople.filter(call => changesState(call) && !isLogged(call)).map(nameOf);
  expect(silent.sort()).toEqual([...OF_THE_LOGIN_LOG, ...OF_NO_RECORD].sort());
});

test('earlier versions are kept of these kinds of records', () => {
  const kinds = ['adminUser', 'role', 'menu', 'property', 'appVersion'];
  const resources = RESOURCES.filter(({ resource }) => resource.calls.update).map(
    ({ resource }) => resource.name,
  );
  expect(REVISED.map(({ objectType }) => objectType).sort()).toEqual([...kinds, ...resources].sort());
});
