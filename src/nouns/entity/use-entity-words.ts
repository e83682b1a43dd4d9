/**
 * The words of an entity stand in the room of its name: `create`, `empty`, `emptyWhy`, `field.…`. What it is called
 * stands with the titles of all pages.
 */
import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../contract/grammar/entity.ts';

export function useEntityWords({ name }: Pick<AnyEntity, 'name'>) {
  const translate = useTranslate();
  return {
    labelOf: (field: string) => translate(`${name}.field.${field}`),
  };
}
