/** What versions are called, whom they reach and how their fields read. */
import { useTranslate } from 'ra-core';
import { type AppVersion, appVersion } from '../../contract/app-version.ts';
import { BY_AREA, BY_LIST, BY_PERCENT, grayItems, type Reach } from '../../contract/app-version-reach.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';

/** More areas than this are counted, not named. */
const MOST_NAMED = 3;

export function useVersionWords() {
  const translate = useTranslate();
  const { nameOf: areaOf } = useAreas();
  const { labelOf, show } = useFieldWords(appVersion);
  const separator = translate('common.listSeparator');
  /** `全部用户`, `10% 的用户`, `青秀区、江南区`, `名单上的 12 个账号`. */
  const reachOf = ({ grayType, grayValue }: Reach): string => {
    if (grayType === BY_PERCENT) return translate('appVersion.reach.percent', { percent: grayValue ?? '' });
    const items = grayItems(grayValue);
    if (grayType === BY_LIST) return translate('appVersion.reach.list', { smart_count: items.length });
    if (grayType !== BY_AREA) return translate('appVersion.reach.all');
    if (items.length > MOST_NAMED) return translate('appVersion.reach.areas', { smart_count: items.length });
    return items.map(areaOf).join(separator);
  };
  return {
    reachOf,
    /** `司机端 Android 2.0.0`. */
    nameOf: ({ app, platform, versionName }: Pick<AppVersion, 'app' | 'platform' | 'versionName'>) =>
      translate('appVersion.name', {
        app: show('app', app),
        platform: show('platform', platform),
        version: versionName,
      }),
    labelOf,
    /** A field's value where two states of a record stand beside each other. */
    show: (field: string, value: unknown): string => {
      if (field === 'grayValue')
        return grayItems(value as string | null)
          .map(areaOf)
          .join(separator);
      if (field === 'fileId' && value) return translate('appVersion.package.number', { id: String(value) });
      return show(field, value);
    },
  };
}
