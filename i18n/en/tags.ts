import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/tags.ts';

export default {
  bar: 'Tabs',
  record: '%{page}: %{name}',
  pinned: 'pinned',
  unsaved: 'unsaved',
  closeOne: 'Close “%{name}”',
  acts: 'Actions for “%{name}”',
  all: 'All tabs, %{count} open',
  find: 'Find a tab',
  noMatch: 'No such tab',
  refresh: 'Refresh',
  close: 'Close',
  closeOthers: 'Close others',
  closeLeft: 'Close to the left',
  closeRight: 'Close to the right',
  closeAll: 'Close all',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moved: '“%{name}” is now number %{place}',
  key: { close: 'Close this tab', next: 'Next tab', previous: 'Previous tab' },
  ask: {
    title: 'Unsaved changes',
    close: 'Closing discards what is not saved on these pages:',
    refresh: 'Refreshing discards what is not saved on this page:',
    discardAndClose: 'Discard and close',
    discardAndRefresh: 'Discard and refresh',
    back: 'Go back',
  },
} satisfies Catalogue<typeof zh>;
