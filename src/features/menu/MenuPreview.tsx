/** The menu as the holders of one role see it. */
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { accessCalls } from '../../contract/access.ts';
import { menuTree } from '../../data/menu/menu-tree.ts';
import { useKnownRoutes } from '../../data/menu/routes-context.tsx';
import { isSection, type MenuEntry } from '../../data/menu-context.tsx';
import { useSession } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { Framed } from '../../kit/Framed.tsx';
import { FieldShell } from '../../kit/form/FieldShell.tsx';

const ROLES = 200;

export default function MenuPreview({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const field = useId();
  const { arranged } = useKnownRoutes();
  const { rights } = useSession();
  const { data, error } = useAnswer(accessCalls.listRoleGroups, { query: { size: ROLES } });
  const [chosen, setChosen] = useState('');
  const role = data?.rows.find(({ roleId }) => roleId === chosen) ?? data?.rows[0];
  const menu = role
    ? menuTree(arranged, {
        rights: { ...rights, userId: '', codes: new Set(role.permissions.map(({ val }) => val)) },
        roleKeys: [role.roleKey],
      })
    : [];
  return (
    <TitledDialog title={translate('menu.previewTitle')} onClose={onClose} maxWidth="xs">
      <DialogBody
        actions={
          <Button color="inherit" onClick={onClose}>
            {translate('menu.delete.back')}
          </Button>
        }
      >
        {error && <p role="alert">{describe(error).text}</p>}
        <FieldShell label={translate('menu.previewRole')} htmlFor={field}>
          <NativeSelect
            id={field}
            value={role?.roleId ?? ''}
            input={<Framed />}
            onChange={event => setChosen(event.target.value)}
          >
            {(data?.rows ?? []).map(({ roleId, name }) => (
              <option key={roleId} value={roleId}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </FieldShell>
        <Entries entries={menu} />
        {role && menu.length === 0 && <p>{translate('menu.previewEmpty')}</p>}
      </DialogBody>
    </TitledDialog>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  const translate = useTranslate();
  return (
    <List>
      {entries.map(entry => (
        <li key={entry.path}>
          {translate(entry.title)}
          {isSection(entry) && <Entries entries={entry.pages} />}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({ margin: '8px 0', paddingLeft: 20, lineHeight: 1.9 });
