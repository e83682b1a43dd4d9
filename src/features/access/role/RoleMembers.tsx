/** Who has the role. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import { Link } from 'react-admin';
import { accessCalls } from '../../../contract/access.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { rolesText } from '../derived.ts';
import { membersPath, userPath } from '../paths.ts';
import { UserStatus } from '../user/UserStatus.tsx';

const SHOWN = 50;

export function RoleMembers({ roleId }: { roleId: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { data, error, refetch } = useAnswer(accessCalls.listAdminUsers, { query: { roleId, size: SHOWN } });
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  const members = (data?.rows ?? []).filter(user => user.roles.some(role => role.roleId === roleId));
  if (data && members.length === 0) {
    return (
      <PageState title={translate('access.role.noMembers')} why={translate('access.role.noMembersWhy')} />
    );
  }
  return (
    <>
      <List>
        {members.map(user => (
          <li key={user.userId}>
            <Link to={userPath(user.userId)}>{user.userName}</Link>
            <small>{user.account}</small>
            <span>{rolesText(user, translate('access.comma'))}</span>
            <UserStatus user={user} />
          </li>
        ))}
      </List>
      {data && data.total > SHOWN && (
        <Button onClick={() => navigate(membersPath(roleId))}>
          {translate('access.change.allMembers', { smart_count: data.total })}
        </Button>
      )}
    </>
  );
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.line}`,
  },
  'li > span:nth-of-type(1)': { flex: 1, color: tokens.text.faint },
  small: { fontSize: 12, color: tokens.text.faint },
}));
