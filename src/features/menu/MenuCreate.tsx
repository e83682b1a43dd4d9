import { useLocation, useNavigate, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useRecordCreate } from '../../data/use-record-create.ts';
import { FormSaveBar } from '../../kit/form/FormSaveBar.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { RecordNotice } from '../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { MenuInputs } from './MenuInputs.tsx';
import { childrenOf, mayHold, type Tree } from './moves.ts';
import { MENU, MENU_PATH, menuPath } from './paths.ts';
import type { MenuTreeFacts } from './use-menu-tree.ts';
import { useMenuWords } from './use-menu-words.ts';

/** A new entry at the end of where it stands: `?type=` and `?parent=`. */
export function MenuCreate({ facts, tree }: { facts: MenuTreeFacts; tree: Tree }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { show } = useMenuWords();
  const query = new URLSearchParams(useLocation().search);
  const type = (['M', 'C', 'F'] as const).find(each => each === query.get('type')) ?? 'C';
  const wanted = query.get('parent');
  const parentId = wanted !== null && mayHold(tree, wanted, type) ? wanted : null;
  const parent = parentId === null ? undefined : tree.byId.get(parentId);
  const last = childrenOf(tree, parentId).at(-1)?.record.sort ?? 0;
  const { create, isSaving, problem } = useRecordCreate({
    resource: MENU,
    onCreated: record => {
      notify('menu.created', { type: 'success' });
      navigate(record.id ? menuPath(String(record.id)) : MENU_PATH, { replace: true });
    },
  });
  // where it goes stays as it was when the form was opened
  const [record] = useState({ type, parentId, sort: Math.min(last + 1, 9999), hidden: 0, state: 1 });
  return (
    <RecordForm record={record} onSubmit={create}>
      <RecordPage
        title={translate('menu.newIn', {
          parent: parent ? facts.nameOf(parent) : translate('menu.firstLevel'),
        })}
        tag={show('type', type)}
        actions={<FormSaveBar isNew isSaving={isSaving} label={translate('menu.createNow')} />}
        notice={problem && <RecordNotice {...problem} />}
      >
        <MenuInputs facts={facts} />
      </RecordPage>
    </RecordForm>
  );
}
