/** Older versions must update before they go on: never above the version's own number. */
import type { Validator } from 'ra-core';
import { NumberField } from '../../kit/form/NumberField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';

export function MinimumField(field: FieldProps) {
  return <NumberField {...field} validate={[field.validate ?? [], notAbove].flat()} />;
}

const notAbove: Validator = (value, { versionCode }) =>
  typeof value === 'number' && typeof versionCode === 'number' && value > versionCode
    ? 'appVersion.problem.minimum'
    : undefined;
