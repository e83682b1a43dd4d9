/** What a group is called. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { NO_COMPANY } from '../../contract/online-rate.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import type { Kind } from './group-choice.ts';
import type { RatedGroup } from './rates.ts';

/** The id itself where nobody has named it. */
export function useGroupName(): (kind: Kind, group: Pick<RatedGroup, 'id' | 'name'>) => string {
  const translate = useTranslate();
  const shipped = useShippedName();
  return useCallback(
    (kind, { id, name }) => {
      if (kind === 'platform') return translate(`vehicle.dataFrom.${id}`, { _: name ?? id });
      if (kind === 'company' && id === NO_COMPANY) return translate('onlineRate.noCompany');
      return kind === 'area' && name ? shipped(name) : (name ?? id);
    },
    [translate, shipped],
  );
}
