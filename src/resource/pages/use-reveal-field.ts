import { type Identifier, useTranslate } from 'ra-core';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { useReveal } from '../../data/use-reveal.ts';
import { labelKey } from './field-keys.ts';

/** The way from a masked field to its value; undefined for who may not go it. */
export function useRevealField(resource: AnyResource) {
  const reveal = useReveal();
  const translate = useTranslate();
  return (id: Identifier, field: string, name: string) =>
    reveal({
      objectType: resource.name,
      objectId: String(id),
      field,
      label: `${translate(labelKey(resource, field))} ${name}`,
    });
}
