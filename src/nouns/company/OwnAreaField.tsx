/** Where something lies that belongs to a company: there with it, unless it has an area of its own. */
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../kit/form/SelectField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';
import { useOwnAreas } from '../area/use-own-areas.ts';

/** @param help says that it follows its company */
export function OwnAreaField({ source, label, help, isRequired, isDisabled = false, validate }: FieldProps) {
  const [companyId, hasOwnArea]: unknown[] = useWatch({ name: ['companyId', 'hasOwnArea'] });
  const liesAlone = !companyId || hasOwnArea === 1;
  return (
    <SelectField
      {...{ source, label, isRequired, validate }}
      isDisabled={isDisabled || !liesAlone}
      help={liesAlone ? undefined : help}
      choices={useOwnAreas()}
    />
  );
}
