/** Brand and model, with those to choose from that are registered already. */
import { useWatch } from 'react-hook-form';
import { SuggestField } from '../../kit/form/SuggestField.tsx';
import type { OwnInputProps } from '../../resource/pages/resource-pages.ts';
import { useMakes } from './use-makes.ts';

export function BrandField({ isNew: _, ...field }: OwnInputProps) {
  const { brands } = useMakes(!field.isDisabled);
  return <SuggestField {...field} suggestions={brands} />;
}

export function ModelField({ isNew: _, ...field }: OwnInputProps) {
  const { modelsOf } = useMakes(!field.isDisabled);
  return <SuggestField {...field} suggestions={modelsOf(useWatch({ name: 'brand' }))} />;
}
