import { useTranslate } from 'ra-core';
import type { AdminUser } from '../../../contract/access-records.ts';
import { useReveal } from '../../../data/use-reveal.ts';
import { formatDay } from '../../../kit/format/time.ts';
import { MaskedValue } from '../../../kit/masked/MaskedValue.tsx';
import { Facts } from '../../../kit/record/Facts.tsx';
import { useAreas } from '../../../nouns/area/use-areas.ts';
import { useUserFacts } from './use-user-facts.tsx';

/** A user as far as one wants to know without opening his page. */
export function UserLook({ user }: { user: AdminUser }) {
  const translate = useTranslate();
  const reveal = useReveal();
  const { nameOf } = useAreas();
  const facts = useUserFacts(user);
  const none = translate('common.none');
  const label = (field: string) => translate(`access.user.field.${field}`);
  return (
    <Facts
      isOneColumn
      facts={[
        { label: label('account'), value: user.account },
        {
          label: label('mobile'),
          value: user.mobile ? (
            <MaskedValue
              key={user.userId}
              mask={user.mobile}
              revealing={reveal({
                objectType: 'adminUser',
                objectId: user.userId,
                field: 'mobile',
                label: `${label('mobile')} ${user.userName}`,
              })}
            />
          ) : (
            none
          ),
        },
        { label: label('email'), value: user.email || none },
        { label: label('jobNo'), value: user.jobNo || none },
        {
          label: label('areaIds'),
          value:
            user.areaIds.length === 0
              ? translate('access.user.allAreas')
              : user.areaIds.map(nameOf).join(translate('common.listSeparator')),
        },
        { label: label('expireOn'), value: user.expireOn ? formatDay(user.expireOn) : none },
        ...facts,
        { label: label('remark'), value: user.remark || none },
      ]}
    />
  );
}
