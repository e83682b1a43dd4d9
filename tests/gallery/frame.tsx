/** The frame: menu, bars, tags, banners, toasts, and the pages that are its own. */
import { styled } from '@mui/material/styles';
import { type NotificationPayload, useTranslate } from 'ra-core';
import { SessionProvider } from '../../src/data/session-context.tsx';
import { Banner } from '../../src/shell/Banner.tsx';
import { BrokenPage } from '../../src/shell/BrokenPage.tsx';
import { Navbar } from '../../src/shell/Navbar.tsx';
import { NewsCards } from '../../src/shell/notifications/NewsCards.tsx';
import NotificationPanel from '../../src/shell/notifications/NotificationPanel.tsx';
import { OwnPages } from '../../src/shell/OwnPages.tsx';
import { PageProgress } from '../../src/shell/PageProgress.tsx';
import { ProgressBar } from '../../src/shell/ProgressBar.tsx';
import { PageNotLoaded } from '../../src/shell/page-not-loaded.ts';
import { OfflineBanner } from '../../src/shell/push/OfflineBanner.tsx';
import { Sidebar } from '../../src/shell/Sidebar.tsx';
import { SkipLink } from '../../src/shell/SkipLink.tsx';
import { FullScreenButton } from '../../src/shell/settings/FullScreenButton.tsx';
import { Toast } from '../../src/shell/Toast.tsx';
import { TagsBar } from '../../src/shell/tags/TagsBar.tsx';
import { TagsButton } from '../../src/shell/tags/TagsButton.tsx';
import { UserMenu } from '../../src/shell/UserMenu.tsx';
import { actions, DRIVERS, noop, otherSession } from './examples.ts';
import type { Exhibit } from './exhibit.ts';
import { Place, Shelf } from './shelf.tsx';

const TITLES = ['title.drivers', 'title.driver'];

export function FrameParts() {
  const translate = useTranslate();
  return (
    <>
      <Shelf of="Frame: menu">
        <Place style={{ height: 420, width: 220 }}>
          <Sidebar isFolded={false} width={220} onFold={noop} />
        </Place>
        <Place style={{ height: 420, width: 52 }}>
          <Sidebar isFolded width={52} onFold={noop} />
        </Place>
      </Shelf>
      <Shelf of="Frame: bars">
        <Bars />
      </Shelf>
      <Shelf of="Frame: as another">
        <SessionProvider session={otherSession}>
          <Bars />
        </SessionProvider>
      </Shelf>
      <Shelf of="Frame: on a phone">
        <Place style={{ width: 480 }}>
          <Navbar titles={TITLES} actions={actions} onMenu={noop} />
        </Place>
        <TagsButton />
        <UserMenu isShort onSignOut={async () => {}} />
        <FullScreenButton />
      </Shelf>
      <Shelf of="Frame: what holds for every page">
        <Held>
          <OfflineBanner />
          <Banner role="alert" action={{ label: translate('shell.preview.end'), onClick: noop }}>
            {translate('shell.preview.over')}
          </Banner>
          <ProgressBar />
          <PageProgress />
          <SkipLink to="content" />
        </Held>
      </Shelf>
      <Shelf of="Toasts">
        {TOASTS.map(payload => (
          <Toast
            key={payload.type}
            group={{ key: payload.type, payload, of: [payload, payload] }}
            onClose={noop}
          />
        ))}
      </Shelf>
      <Shelf of="Pages of the frame">
        <OwnPages page="missing" features={[]} isSignedIn />
        <OwnPages page="denied" features={[]} isSignedIn={false} />
        <BrokenPage error={new Error('broken')} view="司机" onRetry={noop} />
        <BrokenPage error={new PageNotLoaded('no chunk')} view="司机" onRetry={noop} />
      </Shelf>
    </>
  );
}

/** What would lie over the window lies over this. */
const Held = styled(Place)({ transform: 'translate(0)', '& > a': { top: 8 } });

function Bars() {
  return (
    <Place style={{ width: 1320 }}>
      <Navbar titles={TITLES} actions={actions} />
      <TagsBar />
    </Place>
  );
}

/** They stay as long as they are looked at. */
const TOASTS: readonly NotificationPayload[] = (['info', 'success', 'warning', 'error'] as const).map(
  type => ({
    message: 'push.back',
    type,
    notificationOptions: {
      autoHideDuration: null,
      act: { label: 'notification.act.reload', onClick: noop },
    },
  }),
);

/** What stands in them is a feature's. */
const CARDS = ['one that leads somewhere', 'one that does not'].map((about, at) => ({
  about,
  title: 'notification.title',
  path: at === 0 ? '/' : undefined,
  Content: () => <p>{DRIVERS[at]?.name}</p>,
}));

const aBar = (press: readonly string[], until: string): Exhibit => ({ draw: () => <Bars />, press, until });

const at = document.body;

export const frame: Readonly<Record<string, Exhibit>> = {
  'the menu of a folded section': {
    draw: () => (
      <Place style={{ height: 420, width: 52 }}>
        <Sidebar isFolded width={52} onFold={noop} />
      </Place>
    ),
    press: ['[aria-haspopup=menu]'],
    until: '[role=menuitem]',
  },
  'the menu of the user': aBar(
    ['header > :last-child > span:last-of-type > [aria-haspopup=menu]'],
    '[role=menuitem]',
  ),
  'cards of news': {
    draw: () => <NewsCards shown={CARDS} add={noop} close={noop} closeAll={noop} />,
    until: 'article',
  },
  notifications: {
    draw: () => <NotificationPanel id="news" anchor={at} onClose={noop} />,
    until: '[role=dialog] section',
  },
};
