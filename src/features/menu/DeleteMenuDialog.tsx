/** Asks first; an entry that others stand on stays, and the dialog says which they are. */
import { useNavigate, useNotify, useTranslate } from 'ra-core';
import { accessCalls } from '../../contract/access.ts';
import type { Menu } from '../../contract/access-records.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import type { Tree } from './moves.ts';
import { MENU_PATH } from './paths.ts';
import type { MenuTreeFacts } from './use-menu-tree.ts';

interface DeleteMenuDialogProps {
  menu: Menu;
  facts: MenuTreeFacts;
  tree: Tree;
  onClose: () => void;
}

export function DeleteMenuDialog({ menu, facts, tree, onClose }: DeleteMenuDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const describe = useFailureText();
  const hasVersions = useCapability('version');
  const { mutate, isPending } = useCall(accessCalls.deleteMenu);
  const children = tree.byId.get(menu.id)?.children ?? [];
  const isBarred = children.length > 0;
  const handleDelete = () =>
    mutate(
      { query: { id: menu.id, ...(hasVersions && { version: menu.version }) } },
      {
        onSuccess: () => {
          notify('menu.delete.done', { type: 'success' });
          navigate(MENU_PATH);
        },
        // the tree is read again, and with it which entries stand below
        onError: error => notify(describe(error).text, { type: 'error' }),
      },
    );
  return (
    <ConfirmDialog
      title={translate('menu.delete.title', { name: menu.title })}
      isBarred={isBarred}
      cancelLabel={isBarred ? translate('menu.delete.back') : undefined}
      confirmLabel={translate('menu.delete.act')}
      isDangerous
      isPending={isPending}
      onConfirm={handleDelete}
      onClose={onClose}
    >
      {isBarred ? (
        <>
          <p>{translate('menu.delete.hasChildren', { smart_count: children.length })}</p>
          <ul>
            {children.map(child => (
              <li key={child.id}>{facts.nameOf(child)}</li>
            ))}
          </ul>
        </>
      ) : (
        translate('menu.delete.question')
      )}
    </ConfirmDialog>
  );
}
