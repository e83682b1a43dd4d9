/** Shows the console as holders of this role see it. */
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { RoleGroup } from '../../../contract/access-records.ts';
import { onlineCalls } from '../../../contract/online.ts';
import { previewRole } from '../../../data/preview.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { usePlainPreview } from '../../../data/use-plain-preview.ts';

export function PreviewButton({ role }: { role: RoleGroup }) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const may = useMay(onlineCalls.previewRole);
  const isOwn = useCapability('previewRole');
  const byRoleToken = usePlainPreview(role.roleKey, may && !isOwn);
  const [isStarting, setStarting] = useState(false);
  const isEnabled = role.state !== 0;
  if (!may || !isEnabled || (!isOwn && !byRoleToken)) return null;
  const handlePreview = async () => {
    setStarting(true);
    try {
      if (byRoleToken) byRoleToken();
      else await previewRole(role.roleId);
    } catch (error) {
      notify(describe(error).text, { type: 'error' });
      setStarting(false);
    }
  };
  return (
    <Button variant="outlined" color="inherit" loading={isStarting} onClick={handlePreview}>
      {translate('access.role.preview')}
    </Button>
  );
}
