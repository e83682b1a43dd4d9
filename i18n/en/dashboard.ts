import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/dashboard.ts';

export default {
  shared: {
    title: { dashboard: 'Home' },
  },
  waiting: 'Waiting for me',
  items: '%{smart_count} item |||| %{smart_count} items',
  byDigit: 'open',
  unread: 'Some of it could not be read and is not shown',
  none: 'Nothing waits for you',
  more: '%{smart_count} more',
  place: {
    late: 'Late already',
    soon: 'Today',
    later: 'No hurry',
  },
  act: {
    handle: 'Handle',
    look: 'Look',
    decide: 'Decide',
    callBack: 'Call back',
    dispatch: 'Dispatch',
    tag: 'Tag',
  },
  time: {
    late: '%{time} late',
    lateMost: 'up to %{time} late',
    left: '%{time} left',
    leftMost: 'the first: %{time} left',
    waited: 'waiting %{time}',
    waitedMost: 'waiting up to %{time}',
  },
  days: '%{smart_count} day |||| %{smart_count} days',
  today: 'Today',
  yuan: 'yuan',
  normal: {
    legend: 'Line: today, gray: a normal %{weekday}',
    between: 'Normal now: %{low}–%{high}',
    is: 'Normal now: %{low}',
    below: 'Below normal: %{range}',
    above: 'Above normal: %{range}',
    unknown: 'Normal now: –',
    unread: 'What is normal could not be read; it is read again shortly',
  },
  unit: { seconds: 's', percent: '%' },
  choose: {
    label: 'Choose figures of today',
    most: 'Three at most',
    reset: 'Back to the default',
  },
  aside: 'The day so far',
  keys: {
    open: 'Open the item of this number',
  },
  noPages: 'The pages that your rights are for are not available yet.',
  nothing: 'You have no rights yet, so no other page opens for you.',
  whom: 'Ask a super administrator, or an administrator who may edit users and roles, to give you a role. Then reload the page.',
} satisfies Catalogue<typeof zh>;
