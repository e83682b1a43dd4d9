import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../contract/access.ts';
import type { Menu } from '../../contract/access-records.ts';
import { useMay } from '../../data/session-context.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { EditedRecord } from '../../resource/record/EditedRecord.tsx';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
import { DeleteMenuDialog } from './DeleteMenuDialog.tsx';
import { MenuInputs } from './MenuInputs.tsx';
import type { Tree } from './moves.ts';
import { MENU } from './paths.ts';
import type { MenuTreeFacts } from './use-menu-tree.ts';
import { useMenuWords } from './use-menu-words.ts';

interface MenuEditProps {
  id: string;
  facts: MenuTreeFacts;
  tree: Tree;
}

export function MenuEdit({ id, ...rest }: MenuEditProps) {
  return (
    <LoadedRecord<Menu> resource={MENU} id={id}>
      {(menu, refetch) => <MenuRecord menu={menu} refetch={refetch} {...rest} />}
    </LoadedRecord>
  );
}

interface MenuRecordProps extends Omit<MenuEditProps, 'id'> {
  menu: Menu;
  refetch: () => Promise<unknown>;
}

function MenuRecord({ menu, refetch, facts, tree }: MenuRecordProps) {
  const translate = useTranslate();
  const mayDelete = useMay(accessCalls.deleteMenu);
  const [isDeleting, setDeleting] = useState(false);
  const { labelOf, show } = useMenuWords();
  const entry = tree.byId.get(menu.id);
  const isUnbuilt = entry !== undefined && facts.isUnbuilt(entry);
  return (
    <EditedRecord
      resource={MENU}
      objectType="menu"
      record={menu}
      refetch={refetch}
      call={accessCalls.updateMenu}
      words={{ labelOf, show }}
      fields={EDITED_FIELDS}
      page={({ mayEdit }) => ({
        title: entry ? facts.nameOf(entry) : menu.title,
        tag: show('type', menu.type),
        status: isUnbuilt && <StatusMark tone="off">{translate('menu.unbuilt')}</StatusMark>,
        actions: mayDelete && mayEdit && (
          <Button color="inherit" onClick={() => setDeleting(true)}>
            {translate('menu.delete.act')}
          </Button>
        ),
        notice: isUnbuilt && <RecordNotice tone="warning" text={translate('menu.unbuiltWhy')} />,
        tabs: [
          {
            key: 'data',
            label: translate('menu.tab.data'),
            content: <MenuInputs facts={facts} isReadOnly={!mayEdit} />,
          },
        ],
        logTab: translate('menu.tab.log'),
        children: isDeleting && (
          <DeleteMenuDialog menu={menu} facts={facts} tree={tree} onClose={() => setDeleting(false)} />
        ),
      })}
    />
  );
}

const EDITED_FIELDS = [
  'title',
  'titleEn',
  'titleEs',
  'titleJa',
  'type',
  'path',
  'link',
  'icon',
  'permission',
  'hidden',
  'state',
  'remark',
];
