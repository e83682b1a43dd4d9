/** A value of an order as it is read out. */
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { formatTime } from '../../../kit/format/time.ts';

export function useOrderFieldText(): (field: string, value: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (field, value) => {
      if (value === null || value === undefined || value === '') return translate('common.none');
      if (Array.isArray(value)) {
        const words = value.map(one => translate(`order.${field}.${one}`));
        return words.join(translate('common.listSeparator')) || translate('common.none');
      }
      if (typeof value === 'object') {
        if ('plateNum' in value) return String(value.plateNum ?? translate('common.none'));
        const { address = '', detail } = value as { address?: string; detail?: string | null };
        return detail ? `${address} ${detail}` : address;
      }
      if (field === 'useTime') return formatTime(Number(value));
      return translate(`order.${field}.${String(value)}`, { _: String(value) });
    },
    [translate],
  );
}
