/** What versions are called, whom they reach and how their fields read. */
import { useTranslate } from 'ra-core';
import type { AppVersion } from '../../contract/app-version.ts';
import { BY_AREA, BY_LIST, BY_PERCENT, grayItems, type Reach } from '../../contract/app-version-reach.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';

/** More areas than this are counted, not named. */
const MOST_NAMED = 3;

export function useVersionWords() {
  const translate = useTranslate();
  const { nameOf: areaOf } = useAreas();
  const separator = translate('common.listSeparator');
  const appOf = (app: number) => translate(`version.app.${app}`, { _: String(app) });
  const platformOf = (platform: string) => translate(`version.platform.${platform}`, { _: platform });
  const updateTypeOf = (type: number) => translate(`version.updateType.${type}`, { _: String(type) });
  /** `全部用户`, `10% 的用户`, `青秀区、江南区`, `名单上的 12 个账号`. */
  const reachOf = ({ grayType, grayValue }: Reach): string => {
    if (grayType === BY_PERCENT) return translate('version.reach.percent', { percent: grayValue ?? '' });
    const items = grayItems(grayValue);
    if (grayType === BY_LIST) return translate('version.reach.list', { smart_count: items.length });
    if (grayType !== BY_AREA) return translate('version.reach.all');
    if (items.length > MOST_NAMED) return translate('version.reach.areas', { smart_count: items.length });
    return items.map(areaOf).join(separator);
  };
  return {
    appOf,
    platformOf,
    updateTypeOf,
    reachOf,
    /** `司机端 Android 2.0.0`. */
    nameOf: ({ app, platform, versionName }: Pick<AppVersion, 'app' | 'platform' | 'versionName'>) =>
      translate('version.name', { app: appOf(app), platform: platformOf(platform), version: versionName }),
    labelOf: (field: string) => translate(`version.record.field.${field}`, { _: field }),
    /** A field's value where two states of a record stand beside each other. */
    show: (field: string, value: unknown): string => {
      if (value === null || value === undefined) return '';
      switch (field) {
        case 'app':
          return appOf(Number(value));
        case 'platform':
          return platformOf(String(value));
        case 'updateType':
          return updateTypeOf(Number(value));
        case 'grayType':
          return translate(`version.grayType.${value}`, { _: String(value) });
        case 'grayValue':
          return grayItems(String(value)).map(areaOf).join(separator);
        case 'state':
          return translate(`version.state.${value}`, { _: String(value) });
        case 'fileId':
          return translate('version.package.number', { id: String(value) });
        default:
          return String(value);
      }
    },
  };
}
