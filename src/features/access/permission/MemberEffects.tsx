/** What the change really gives to and takes from the members, the first few of them. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import { accessCalls } from '../../../contract/access.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { membersPath } from '../paths.ts';
import { useAllRoles } from '../use-all-roles.ts';
import { memberEffects } from './effects.ts';
import type { Changes } from './tree.ts';

interface MemberEffectsProps {
  roleId: string;
  memberCount: number;
  changes: Changes;
}

const SHOWN = 5;

export function MemberEffects({ roleId, memberCount, changes }: MemberEffectsProps) {
  const translate = useTranslate();
  const { roles } = useAllRoles();
  const { data } = useAnswer(accessCalls.listAdminUsers, { query: { roleId, size: SHOWN } });
  if (changes.adds.length + changes.takes.length === 0 || !data) return null;
  // an upstream that ignores the filter answers others as well
  const members = data.rows.filter(user => user.roles.some(role => role.roleId === roleId)).slice(0, SHOWN);
  if (members.length === 0) return null;
  return (
    <Effects>
      <header>
        <h3>{translate('access.change.effects')}</h3>
        <Link to={membersPath(roleId)}>
          {translate('access.change.allMembers', { smart_count: memberCount })}
        </Link>
      </header>
      <table>
        <tbody>
          {memberEffects(members, roles, roleId, changes).map(effect => (
            <tr key={effect.userId}>
              <th scope="row">{effect.name}</th>
              <td data-kind="add">+{effect.gains}</td>
              <td data-kind="take">−{effect.losses}</td>
              <td>
                {effect.isOnlyRole
                  ? translate('access.change.onlyRole')
                  : effect.coveredBy.length > 0
                    ? translate('access.change.coveredBy', {
                        names: effect.coveredBy.join(translate('common.listSeparator')),
                      })
                    : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Effects>
  );
}

const Effects = styled('section')(({ theme: { tokens } }) => ({
  marginTop: 12,
  borderTop: `1px solid ${tokens.line}`,
  table: { width: '100%', borderCollapse: 'collapse' },
  'th, td': {
    height: 24,
    padding: '0 8px 0 0',
    textAlign: 'left',
    fontWeight: 400,
    color: tokens.text.plain,
  },
  'td[data-kind=add]': { width: 36, color: tokens.ok.ink },
  'td[data-kind=take]': { width: 36, color: tokens.bad.ink },
  th: { width: 88, color: tokens.text.strong },
}));
