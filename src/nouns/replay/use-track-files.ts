/** Makes the files of what is shown. */
import { useTranslate } from 'ra-core';
import { mapSettings } from '../../data/map-settings.ts';
import { formatTime } from '../../kit/format/time.ts';
import type { City } from '../../map/city.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import type { TrackScene } from '../../map/tracks/draw-tracks.ts';
import { pictureOf } from '../../map/tracks/picture.ts';
import type { Player } from '../../map/tracks/player.ts';
import type { CreatedFile, FileKind } from './FilesPane.tsx';
import type { FoundRide, ReplayQuery } from './ride.ts';
import { csvOf, fileNameOf, gpxOf, type TableWords } from './track-files.ts';

interface Shown {
  asked: ReplayQuery | null;
  rides: readonly FoundRide[];
  map: MapHandle | null;
  city: City | null;
  scene: Omit<TrackScene, 'time'>;
  player: Player;
}

const COLUMNS = [
  'plate',
  'time',
  'epoch',
  'lng',
  'lat',
  'speed',
  'direction',
  'status',
  'load',
  'source',
] as const;

export function useTrackFiles({ asked, rides, map, city, scene, player }: Shown) {
  const translate = useTranslate();
  const words: TableWords = {
    columns: COLUMNS.map(column => translate(`trackReplay.column.${column}`)),
    status: status => translate(`map.status.${status}`),
    yesNo: isSo => translate(`kit.filter.flag.${isSo ? 1 : 0}`),
    source: source => (source >= 1 && source <= 3 ? translate(`trackReplay.source.${source}`) : ''),
  };
  const picture = () => {
    const isCity = city !== null && !mapSettings().base;
    const attribution = isCity ? translate('map.demonstration') : (mapSettings().base?.attribution ?? '');
    const caption = [
      translate('trackReplay.picture.span', {
        from: formatTime(asked?.startTime),
        to: formatTime(asked?.endTime),
      }),
      translate('trackReplay.picture.time', { time: formatTime(player.time) }),
      attribution,
    ];
    return pictureOf({
      map,
      city,
      scene: { ...scene, time: player.time },
      caption: caption.filter(line => line !== ''),
    });
  };

  return async (kind: FileKind): Promise<CreatedFile> => {
    const { startTime = 0, endTime = 0 } = asked ?? {};
    const name = fileNameOf({ plates: rides.map(({ plate }) => plate), startTime, endTime }, kind);
    if (kind === 'png') return { name, blob: await picture() };
    const tracks = rides.map(({ plate, found: { points, track } }) => ({ plate, points, track }));
    const [text, type] =
      kind === 'csv'
        ? [csvOf(tracks, words), 'text/csv']
        : [gpxOf(tracks, Date.now()), 'application/gpx+xml'];
    return { name, blob: new Blob([text], { type }) };
  };
}
