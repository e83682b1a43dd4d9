import { useTranslate } from 'ra-core';
import { isOutage } from '../../../data/use-bulk-edit.ts';
import { BulkResultDialog } from '../../../kit/bulk/BulkResultDialog.tsx';
import { useBulkEnd } from '../../../kit/list/use-bulk-end.ts';
import { useOfferUndo } from '../../../resource/undo/use-offer-undo.ts';
import type { UserAct, UserActKey } from './use-user-acts.ts';
import { useUserDeeds } from './use-user-deeds.ts';

/** As much of a user as an action needs; without a version the upstream compares none. */
export interface UserToActOn {
  id: string;
  userName: string;
  account?: string;
  version?: number;
}

/** What can be undone, and what it is called then. */
const UNDONE_AS: Partial<Record<UserActKey, 'changed' | 'removed'>> = {
  enable: 'changed',
  disable: 'changed',
  delete: 'removed',
};

interface UserActionDialogProps {
  act: UserAct;
  users: readonly UserToActOn[];
  onClose: () => void;
}

/** Asks, acts on each, and says for each what became of it. */
export function UserActionDialog({ act, users, onClose }: UserActionDialogProps) {
  const translate = useTranslate();
  const offerUndo = useOfferUndo('adminUser');
  const end = useBulkEnd(done => {
    onClose();
    const what = UNDONE_AS[act.key];
    if (what) void offerUndo(what, done);
  });
  const { deeds, describe } = useUserDeeds();
  const words = `access.user.act.${act.key}`;
  const byId = new Map(users.map(user => [String(user.id), user]));
  return (
    <BulkResultDialog
      title={act.label}
      question={translate(`${words}.question`, { smart_count: users.length, name: users[0]?.userName })}
      confirmLabel={translate(`${words}.confirm`)}
      isDangerous={act.isDangerous}
      secretHint={act.key === 'resetPassword' ? translate('access.user.shownOnce') : undefined}
      items={users.map(({ id, userName, account }) => ({ id: String(id), name: userName, note: account }))}
      act={id => deeds[act.key]({ ...byId.get(id), id })}
      describe={describe}
      isOutage={isOutage}
      onClose={end}
    />
  );
}
