/** Files of the kit and the frame that the gallery leaves out, each with the reason. */
const COMPOSES =
  'puts parts together that are shown each by itself, and what they are about comes from the upstream';
const DRAWS_NOTHING = 'draws nothing of its own';

export const NOT_SHOWN: Readonly<Record<string, string>> = {
  'src/shell/Desktop.tsx': COMPOSES,
  'src/kit/list/ShortPager.tsx': COMPOSES,
  'src/shell/OnPaper.tsx': 'is seen on paper alone',
  'src/shell/Frame.tsx': COMPOSES,
  'src/shell/RoutedPage.tsx': COMPOSES,
  'src/shell/Shell.tsx': COMPOSES,
  'src/shell/RootOverlays.tsx': COMPOSES,
  'src/shell/drawers/CallDrawer.tsx': 'what a drawer holds is a feature',
  'src/shell/drawers/ContactRecordsDrawer.tsx': 'what a drawer holds is a feature',
  'src/shell/drawers/RootDrawer.tsx': DRAWS_NOTHING,
  'src/shell/Toasts.tsx': 'only places the toasts',
  'src/shell/PageBoundary.tsx': DRAWS_NOTHING,
  'src/shell/kept/KeptPage.tsx': DRAWS_NOTHING,
  'src/shell/kept/KeptPages.tsx': DRAWS_NOTHING,
  'src/shell/kept/LeaveGuard.tsx': DRAWS_NOTHING,
  'src/shell/frozen-router.tsx': DRAWS_NOTHING,
  'src/shell/notifications/NewsDesk.tsx': DRAWS_NOTHING,
  'src/shell/notifications/NewsListener.tsx': DRAWS_NOTHING,
  'src/shell/screen-lock/ScreenLock.tsx': 'lays the cover, which is shown, over the page',
  'src/shell/tags/TagsProvider.tsx': DRAWS_NOTHING,
};
