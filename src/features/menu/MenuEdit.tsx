import Button from '@mui/material/Button';
import { useGetOne, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { accessCalls } from '../../contract/access.ts';
import type { Menu } from '../../contract/access-records.ts';
import { logCalls } from '../../contract/log.ts';
import { useRecordLive } from '../../data/live/use-record-live.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useRecordSave } from '../../data/use-record-save.ts';
import { RecordConflict } from '../../kit/conflict/RecordConflict.tsx';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordNotices } from '../../kit/record/RecordNotices.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { UnsavedWatch } from '../../kit/record/UnsavedWatch.tsx';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { RecordLog } from '../../nouns/record-log/RecordLog.tsx';
import { useRevisionTab } from '../../nouns/revision/use-revision-tab.tsx';
import { DeleteMenuDialog } from './DeleteMenuDialog.tsx';
import { MenuInputs } from './MenuInputs.tsx';
import type { Tree } from './moves.ts';
import { MENU, menuPath } from './paths.ts';
import type { MenuTreeFacts } from './use-menu-tree.ts';
import { useMenuWords } from './use-menu-words.ts';

interface MenuEditProps {
  id: string;
  facts: MenuTreeFacts;
  tree: Tree;
}

export function MenuEdit({ id, ...rest }: MenuEditProps) {
  const describe = useFailureText();
  const { data, error, refetch } = useGetOne<Menu>(MENU, { id });
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return <MenuRecord menu={data} refetch={refetch} {...rest} />;
}

interface MenuRecordProps extends Omit<MenuEditProps, 'id'> {
  menu: Menu;
  refetch: () => Promise<unknown>;
}

function MenuRecord({ menu, refetch, facts, tree }: MenuRecordProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const describe = useFailureText();
  const mayCall = useMay(accessCalls.updateMenu);
  const mayDelete = useMay(accessCalls.deleteMenu);
  const mayReadLog = useMay(logCalls.listOperateLog);
  const live = useRecordLive({ resource: MENU, recordId: menu.id, mayEdit: mayCall, refetch });
  const mayEdit = mayCall && !live.isReadOnly;
  const [isDeleting, setDeleting] = useState(false);
  const { labelOf, show } = useMenuWords();
  const revisionTab = useRevisionTab({
    objectType: 'menu',
    objectId: menu.id,
    labelOf,
    show,
    mayRestore: mayEdit,
    onRestored: anewId => (anewId === undefined ? refetch() : navigate(menuPath(anewId))),
  });
  const save = useRecordSave({
    resource: MENU,
    call: accessCalls.updateMenu,
    record: menu,
    onSaved: () => notify('kit.record.saved', { type: 'success' }),
  });
  const entry = tree.byId.get(menu.id);
  const isUnbuilt = entry !== undefined && facts.isUnbuilt(entry);
  return (
    <RecordForm record={menu} onSubmit={save.save}>
      <UnsavedWatch onChange={live.setUnsaved} />
      <RecordPage
        title={entry ? facts.nameOf(entry) : menu.title}
        tag={show('type', menu.type)}
        status={isUnbuilt && <StatusMark tone="off">{translate('menu.unbuilt')}</StatusMark>}
        actions={
          <>
            {mayDelete && mayEdit && (
              <Button color="inherit" onClick={() => setDeleting(true)}>
                {translate('menu.delete.act')}
              </Button>
            )}
            {mayEdit && <FormSaveBar isSaving={save.isSaving} />}
          </>
        }
        notice={
          <>
            <RecordNotices notices={live.notices} />
            {save.failure ? <RecordNotice {...describe(save.failure)} /> : null}
            {isUnbuilt && <RecordNotice tone="warning" text={translate('menu.unbuiltWhy')} />}
          </>
        }
        tabs={[
          {
            key: 'data',
            label: translate('menu.tab.data'),
            content: <MenuInputs facts={facts} isReadOnly={!mayEdit} />,
          },
          ...revisionTab,
          ...(mayReadLog
            ? [
                {
                  key: 'log',
                  label: translate('menu.tab.log'),
                  content: (
                    <RecordLog objectType="menu" objectId={menu.id} labelOf={labelOf} lock={live.lock} />
                  ),
                },
              ]
            : []),
        ]}
      />
      <RecordConflict save={save} fields={EDITED_FIELDS} labelOf={labelOf} show={show} />
      {isDeleting && (
        <DeleteMenuDialog menu={menu} facts={facts} tree={tree} onClose={() => setDeleting(false)} />
      )}
    </RecordForm>
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
