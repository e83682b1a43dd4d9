/** The pages of the shell itself: no right, no such page, and the way back from another sign-in. */
import Button from '@mui/material/Button';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { addressOf } from '../data/base-path.ts';
import type { Feature } from '../data/feature.ts';
import { routeOf, sectionsOf } from '../data/routes.ts';
import { HOME, type OwnPage } from './decide.ts';
import { Notice } from './Notice.tsx';
import { titlesOf } from './titles.ts';

interface OwnPagesProps {
  page: OwnPage;
  features: readonly Feature[];
  isSignedIn: boolean;
}

export function OwnPages({ page, features, isSignedIn }: OwnPagesProps) {
  if (page === 'denied') return <Denied features={features} isSignedIn={isSignedIn} />;
  if (page === 'missing') return <Missing isSignedIn={isSignedIn} />;
  return <AuthRedirect isSignedIn={isSignedIn} />;
}

/** What the document is called. */
export const ownTitle = (page: OwnPage) => `shell.${page}.title`;

function Denied({ features, isSignedIn }: Omit<OwnPagesProps, 'page'>) {
  const translate = useTranslate();
  const page = useNamedPage(features);
  return (
    <Notice title={translate('shell.denied.title')} action={<WayOn isSignedIn={isSignedIn} />}>
      <p>{page ? translate('shell.denied.page', { page }) : translate('shell.denied.text')}</p>
      <p>{translate('shell.denied.whom')}</p>
      <p>{translate('shell.denied.whomBySession')}</p>
    </Notice>
  );
}

/** The title of the page that was asked for; undefined where the address names none. */
function useNamedPage(features: readonly Feature[]): string | undefined {
  const translate = useTranslate();
  const wanted = new URLSearchParams(useLocation().search).get('page');
  if (!wanted) return undefined;
  const section = sectionsOf(features).find(({ path }) => path === wanted);
  const route = routeOf(features, wanted);
  const titles = section ? [section.title] : route ? titlesOf(features, route) : [];
  return titles.map(title => translate(title)).join(' / ') || undefined;
}

function Missing({ isSignedIn }: { isSignedIn: boolean }) {
  const translate = useTranslate();
  return (
    <Notice title={translate('shell.missing.title')} action={<WayOn isSignedIn={isSignedIn} />}>
      <p>{translate('shell.missing.text')}</p>
    </Notice>
  );
}

function AuthRedirect({ isSignedIn }: { isSignedIn: boolean }) {
  const translate = useTranslate();
  useEffect(() => location.replace(addressOf(isSignedIn ? HOME : '/login')), [isSignedIn]);
  return (
    <Notice title={translate('shell.authRedirect.title')} action={<WayOn isSignedIn={isSignedIn} />}>
      <p>{translate('shell.authRedirect.text')}</p>
    </Notice>
  );
}

/** The sign-in form is not part of the console: the way there is a full navigation. */
function WayOn({ isSignedIn }: { isSignedIn: boolean }) {
  const translate = useTranslate();
  return isSignedIn ? (
    <Button variant="outlined" color="inherit" component={LinkBase} to={HOME}>
      {translate('shell.home')}
    </Button>
  ) : (
    <Button variant="outlined" color="inherit" href={addressOf('/login')}>
      {translate('shell.toSignIn')}
    </Button>
  );
}
