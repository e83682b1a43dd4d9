/** The columns of the list of users. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import type { AdminUser } from '../../../contract/access-records.ts';
import { useReveal } from '../../../data/use-reveal.ts';
import { Time } from '../../../kit/format/Time.tsx';
import type { Column } from '../../../kit/list/column.ts';
import { MaskedValue } from '../../../kit/masked/MaskedValue.tsx';
import { useAreas } from '../../../nouns/area/use-areas.ts';
import { rolesText } from '../derived.ts';
import { userPath } from '../paths.ts';
import { UserStatus } from './UserStatus.tsx';
import { useNever } from './use-never.ts';

export function useUserColumns(): Column<AdminUser>[] {
  const translate = useTranslate();
  const never = useNever();
  const { areas, nameOf } = useAreas();
  const reveal = useReveal();
  const comma = translate('access.comma');
  const separator = translate('common.listSeparator');
  const none = translate('common.none');
  const head = (field: string) => translate(`access.user.field.${field}`);
  return [
    {
      key: 'userName',
      head: head('nameAndAccount'),
      width: 172,
      sortBy: 'userName',
      phone: 'title',
      isFixed: true,
      exported: [
        { field: 'userName', head: head('userName') },
        { field: 'account', head: head('account') },
      ],
      cell: user => (
        <>
          <Name to={userPath(user.id)}>{user.userName}</Name> <Account>{user.account}</Account>
        </>
      ),
    },
    {
      key: 'jobNo',
      head: head('jobNo'),
      width: 76,
      sortBy: 'jobNo',
      isMono: true,
      cell: user => user.jobNo ?? none,
    },
    {
      key: 'roles',
      head: head('roles'),
      sortBy: 'roleId',
      phone: 'second',
      exported: { kind: 'list', of: 'name' },
      cell: user => <span title={rolesText(user, comma)}>{rolesText(user, comma) || none}</span>,
    },
    {
      key: 'areaIds',
      head: head('areaIds'),
      exported: { kind: 'list', words: areas.map(({ id, name }) => ({ value: id, label: name })) },
      cell: user =>
        user.areaIds.length === 0 ? (
          <Faint>{translate('access.user.allAreas')}</Faint>
        ) : (
          user.areaIds.map(nameOf).join(separator)
        ),
    },
    {
      key: 'mobile',
      head: head('mobile'),
      width: 164,
      phone: 'second',
      cell: user =>
        user.mobile ? (
          <MaskedValue
            mask={user.mobile}
            revealing={reveal({
              objectType: 'adminUser',
              objectId: user.userId,
              field: 'mobile',
              label: `${head('mobile')} ${user.userName}`,
            })}
          />
        ) : (
          none
        ),
    },
    { key: 'agentNo', head: head('agentNo'), width: 64, isMono: true, cell: user => user.agentNo ?? none },
    {
      key: 'state',
      head: head('state'),
      width: 124,
      sortBy: 'state',
      phone: 'status',
      // the one word of the screen stands for up to three fields
      exported: [
        {
          field: 'state',
          words: [
            { value: '1', label: translate('access.user.state.enabled') },
            { value: '0', label: translate('access.user.state.disabled') },
          ],
        },
        { field: 'mustChangePwd', head: head('mustChangePwd'), wordsUnder: ['access.flag'] },
        { field: 'expireOn', head: head('expireOn'), kind: 'day' },
      ],
      cell: user => <UserStatus user={user} />,
    },
    {
      key: 'lastLoginOn',
      head: head('lastLoginOn'),
      width: 108,
      sortBy: 'lastLoginOn',
      phone: 'end',
      exported: { kind: 'time' },
      cell: user => <Time value={user.lastLoginOn} missing={never} />,
    },
  ];
}

const Name = styled(Link)({ color: 'inherit', fontWeight: 600 });
const Account = styled('span')(({ theme }) => ({ fontSize: 12, color: theme.tokens.text.faint }));
const Faint = styled('span')(({ theme }) => ({ color: theme.tokens.text.faint }));
