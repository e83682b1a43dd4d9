/** Asks first; an entry that others stand on stays, and the dialog says which they are. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNavigate, useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { accessCalls } from '../../contract/access.ts';
import type { Menu } from '../../contract/access-records.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
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
  const title = useId();
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
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{translate('menu.delete.title', { name: menu.title })}</DialogTitle>
      <DialogContent>
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
          <p>{translate('menu.delete.question')}</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(isBarred ? 'menu.delete.back' : 'kit.cancel')}
        </Button>
        {!isBarred && (
          <Button variant="contained" color="error" disabled={isPending} onClick={handleDelete}>
            {translate('menu.delete.act')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
