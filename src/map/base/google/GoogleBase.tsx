/** Google's map as a base map. Fails with a reason where its script does not come, hangs, or does not know the key. */
import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import type { Mode } from '../../../kit/theme/tokens.ts';
import { shiftTo } from '../../crs.ts';
import type { Camera } from '../../projection.ts';
import type { BaseMap, BaseMapNews } from '../base-map.ts';
import { googleBase, optionsOf, ZOOM_SHIFT } from './google-base.ts';

export interface GoogleBaseProps {
  apiKey: string;
  /** Of the console; the first one that is asked for stays until the page is loaded anew. */
  language: string;
  mode: Mode;
  /** Degrees of WGS-84. */
  camera: Pick<Camera, 'lng' | 'lat' | 'zoom'>;
  news: BaseMapNews;
}

/** A network that swallows the request never says so. */
const PATIENCE_MS = 8_000;

/** The script is loaded once for a page, and refuses to be asked for otherwise. */
let spoken: string | undefined;

export default function GoogleBase({ apiKey, language, news, ...start }: GoogleBaseProps) {
  spoken ??= language;
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    language: spoken,
    region: 'CN',
    nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
    preventGoogleFontsLoading: true,
  });
  const told = useRef(news);
  told.current = news;

  useEffect(() => {
    if (loadError) told.current.onFail('unreachable');
  }, [loadError]);

  useEffect(() => {
    if (isLoaded || loadError) return;
    const timer = setTimeout(() => told.current.onFail('slow'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, loadError]);

  useEffect(() => {
    // the one way in which a key that is not known is told
    const page = window as { gm_authFailure?: () => void };
    page.gm_authFailure = () => told.current.onFail('refused');
    return () => {
      delete page.gm_authFailure;
    };
  }, []);

  return isLoaded && !loadError ? <Loaded {...start} news={news} /> : null;
}

function Loaded({ mode, camera, news }: Omit<GoogleBaseProps, 'apiKey' | 'language'>) {
  // these only begin: from then on the map is moved by hand and by the page
  const [start] = useState(() => {
    const [lng, lat] = shiftTo('gcj02').toBase(camera.lng, camera.lat);
    return { center: { lng, lat }, zoom: camera.zoom + ZOOM_SHIFT, options: optionsOf(mode) };
  });
  const base = useRef<BaseMap | null>(null);
  useEffect(
    () => () => {
      base.current?.end();
      base.current = null;
    },
    [],
  );
  return (
    <GoogleMap
      {...start}
      mapContainerStyle={WHOLE}
      onLoad={map => {
        base.current = googleBase(map, news);
        news.onReady(base.current);
      }}
    />
  );
}

const WHOLE = { width: '100%', height: '100%' } as const;
