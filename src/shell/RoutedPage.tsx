/** Shows the page of a route: fetched when it is first opened, kept from breaking the frame. */
import { Resource, ResourceContextProvider, useRouterProvider, useTranslate } from 'ra-core';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { Page, ResourcePage } from '../data/feature.ts';
import { countAsLoading } from '../data/first-page.ts';
import { type Route, resourceName } from '../data/routes.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageProgress } from './PageProgress.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';

/** The caller gives it a key for each place, so that progress shows at once and an error stays where it was. */
export function RoutedPage({ route }: { route: Route }) {
  return (
    <PageBoundary>
      <Suspense fallback={<PageProgress />}>
        {route.kind === 'page' ? <PlainPage page={route.page} /> : <ResourceRoute page={route.page} />}
      </Suspense>
    </PageBoundary>
  );
}

/** A map that fills the page leaves no room for a heading: it is there for who hears the page. */
function PlainPage({ page }: { page: Page }) {
  const translate = useTranslate();
  return (
    <>
      {page.isMap && <VisuallyHidden as="h1">{translate(page.title)}</VisuallyHidden>}
      <Lazy load={page.load} />
    </>
  );
}

function ResourceRoute({ page }: { page: ResourcePage }) {
  const { Route: RouteOf, Routes } = useRouterProvider();
  const name = resourceName(page);
  if (page.edit === page.list) {
    // a record beside its list: opening one draws neither anew
    const both = (
      <ResourceContextProvider value={name}>
        <Lazy load={page.list} />
      </ResourceContextProvider>
    );
    return (
      <Routes>
        <RouteOf path={`${name}/:id?`} element={both} />
      </Routes>
    );
  }
  const resource = (
    <Resource
      name={name}
      list={<Lazy load={page.list} />}
      create={page.create && <Lazy load={page.create} />}
      edit={page.edit && <Lazy load={page.edit} />}
    />
  );
  return (
    <Routes>
      <RouteOf path={`${name}/*`} element={resource} />
    </Routes>
  );
}

type Load = () => Promise<{ default: ComponentType }>;

const fetched = new Map<Load, LazyExoticComponent<ComponentType>>();

function Lazy({ load }: { load: Load }) {
  let Page = fetched.get(load);
  if (!Page) {
    Page = lazy(() =>
      countAsLoading(load()).catch(error => {
        throw new PageNotLoaded(String(error), { cause: error });
      }),
    );
    fetched.set(load, Page);
  }
  return <Page />;
}
