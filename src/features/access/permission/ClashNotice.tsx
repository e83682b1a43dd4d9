/** Rights in one hand that exclude each other: given before that was refused, or a super-user's. */
import { useTranslate } from 'ra-core';
import { clashesIn } from '../../../contract/grammar/duties.ts';
import { ALL } from '../../../contract/grammar/may.ts';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { usePermissionName } from './use-permission-name.ts';

export function ClashNotice({ permissions }: { permissions: readonly { val: string }[] }) {
  const translate = useTranslate();
  const nameOf = usePermissionName();
  const codes = new Set(permissions.map(({ val }) => val));
  if (codes.has(ALL)) return <RecordNotice text={translate('access.clash.holdsAll')} tone="warning" />;
  const clashes = clashesIn(codes);
  if (clashes.length === 0) return null;
  const namesOf = (side: 0 | 1) =>
    [...new Set(clashes.map(clash => nameOf(clash[side])))].join(translate('common.listSeparator'));
  return (
    <RecordNotice
      text={translate('access.clash.held', { accounts: namesOf(0), money: namesOf(1) })}
      tone="warning"
    />
  );
}
