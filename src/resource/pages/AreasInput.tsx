import { useTranslate } from 'ra-core';
import { useSession } from '../../data/session-context.tsx';
import { PickManyField } from '../../kit/form/PickManyField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';

/** None chosen is all of them, so only who sees all areas may leave it empty. */
export function AreasInput(field: FieldProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const { areas } = useAreas();
  const isLimited = user.areaIds.length > 0;
  const barred = (id: string, isEnabled: boolean) => {
    if (isLimited && !user.areaIds.includes(id)) return translate('entity.areas.outside');
    return isEnabled ? undefined : translate('entity.areas.disabled');
  };
  return (
    <PickManyField
      {...field}
      help={isLimited ? translate('entity.areas.limited') : field.help}
      isRequired={isLimited}
      options={areas.map(({ id, name, isEnabled }) => ({ id, label: name, barred: barred(id, isEnabled) }))}
    />
  );
}
