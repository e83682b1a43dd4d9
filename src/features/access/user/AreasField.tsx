import { useTranslate } from 'ra-core';
import { useSession } from '../../../data/session-context.tsx';
import { PickManyField } from '../../../kit/form/PickManyField.tsx';
import { useAreas } from '../../../nouns/area/use-areas.ts';

/** None chosen is all of them, so only who sees all areas may leave it empty. */
export function AreasField({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const translate = useTranslate();
  const { user } = useSession();
  const { areas } = useAreas();
  const isLimited = user.areaIds.length > 0;
  return (
    <PickManyField
      source="areaIds"
      label={translate('access.user.field.areaIds')}
      help={translate(isLimited ? 'access.user.help.areaIdsLimited' : 'access.user.help.areaIds')}
      isDisabled={isReadOnly}
      isRequired={isLimited}
      options={areas.map(({ id, name, isEnabled }) => ({
        id,
        label: name,
        barred: barred(isLimited && !user.areaIds.includes(id), isEnabled),
      }))}
    />
  );

  function barred(isOutside: boolean, isEnabled: boolean) {
    if (isOutside) return translate('access.user.barredArea');
    return isEnabled ? undefined : translate('access.user.areaDisabled');
  }
}
