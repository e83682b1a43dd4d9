/**
 * The words of a resource stand in the room of its name: `create`, `empty`, `emptyWhy`, `field.…`. What it is called
 * stands with the titles of all pages.
 */
import { useTranslate } from 'ra-core';
import type { AnyResource } from '../../contract/grammar/resource.ts';

export function useResourceWords({ name }: Pick<AnyResource, 'name'>) {
  const translate = useTranslate();
  return {
    labelOf: (field: string) => translate(`${name}.field.${field}`),
  };
}
