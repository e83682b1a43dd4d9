import { useDataProvider, useTranslate } from 'ra-core';
import type { RoleGroup } from '../../../contract/access-records.ts';
import type { ItemResult } from '../../../data/data-provider.ts';
import { isOutage } from '../../../data/use-bulk-edit.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../../kit/bulk/BulkResultDialog.tsx';
import { useBulkEnd } from '../../../kit/list/use-bulk-end.ts';
import { ROLE_GROUP } from '../paths.ts';

export function RoleDeleteDialog({ roles, onClose }: { roles: readonly RoleGroup[]; onClose: () => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const provider = useDataProvider();
  const end = useBulkEnd(onClose);
  const handleAct = async (id: string) => {
    const results: ItemResult[] = [];
    await provider.deleteMany(ROLE_GROUP, { ids: [id], meta: { results, records: roles } });
    if (results[0]?.error) throw results[0].error;
    return undefined;
  };
  return (
    <BulkResultDialog
      title={translate('access.role.delete.label')}
      question={translate('access.role.delete.question', { smart_count: roles.length, name: roles[0]?.name })}
      confirmLabel={translate('access.role.delete.confirm')}
      isDangerous
      items={roles.map(({ id, name }) => ({ id: String(id), name }))}
      act={handleAct}
      describe={error => describe(error).text}
      isOutage={isOutage}
      onClose={end}
    />
  );
}
