/** What a user may, and through which roles. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../../contract/access.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useShippedName } from '../../../data/use-shipped-name.ts';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { ErrorState, PageState } from '../../../kit/state/PageState.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { useMatcher } from '../permission/use-matcher.ts';
import { usePermissionName } from '../permission/use-permission-name.ts';

export function EffectivePermissions({ userId }: { userId: string }) {
  const translate = useTranslate();
  const say = useShippedName();
  const describe = useFailureText();
  const nameOf = usePermissionName();
  const may = useMay(accessCalls.userPermissions, userId);
  const [wanted, setWanted] = useState('');
  const matches = useMatcher(wanted);
  const { data, error, refetch } = useAnswer(
    accessCalls.userPermissions,
    { query: { userId } },
    { enabled: may },
  );
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  if (data?.length === 0) {
    return (
      <PageState
        title={translate('access.user.noPermissions')}
        why={translate('access.user.noPermissionsWhy')}
      />
    );
  }
  const rows = (data ?? []).filter(right => !matches || matches(right));
  return (
    <>
      <Find>
        <SearchBox
          value={wanted}
          hint={translate('access.permission.searchHint')}
          onSearch={setWanted}
          waitMs={0}
        />
      </Find>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('access.permission.name')}</th>
            <th scope="col">{translate('access.permission.code')}</th>
            <th scope="col">{translate('access.permission.from')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ val, name, roles }) => (
            <tr key={val}>
              <td>{nameOf(val, name)}</td>
              <td>
                <code>{val}</code>
              </td>
              <td>
                {roles.length > 0
                  ? roles.map(role => say(role.name)).join(translate('common.listSeparator'))
                  : translate('access.permission.bySuperuser')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const Find = styled('div')({ display: 'flex', padding: '8px 16px' });

const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { height: 28, padding: '0 16px', textAlign: 'left', borderBottom: `1px solid ${tokens.line}` },
  th: { fontWeight: 400, color: tokens.text.faint },
  code: { fontFamily: MONO, fontSize: 12, color: tokens.text.faint },
}));
