/** What may be done with a version as it stands, as buttons; each asks first (`VersionDialogs`). */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { type AppVersion, DRAFT, RELEASED, versionCalls } from '../../contract/app-version.ts';
import { TO_ALL } from '../../contract/app-version-reach.ts';
import { useMay } from '../../data/session-context.tsx';

export interface Act {
  name: 'release' | 'widen' | 'withdraw' | 'delete';
  /** Something in the form is not saved. */
  isUnsaved: boolean;
}

interface StateActionsProps {
  version: AppVersion;
  onAct: (act: Act) => void;
}

export function StateActions({ version, onAct }: StateActionsProps) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const mayDelete = useMay(versionCalls.deleteVersion);
  const isUnsaved = Object.keys(dirtyFields).length > 0;
  // a state that is not told rules nothing out: the upstream judges
  const mayBe = (state: AppVersion['state']) => version.state === state || version.state === null;
  const button = (name: Act['name']) => (
    <Button variant="outlined" color="inherit" onClick={() => onAct({ name, isUnsaved })}>
      {translate(`appVersion.act.${name}`)}
    </Button>
  );
  return (
    <>
      {mayDelete && button('delete')}
      {mayBe(RELEASED) && button('withdraw')}
      {mayBe(RELEASED) && version.grayType !== TO_ALL && button('widen')}
      {mayBe(DRAFT) && button('release')}
    </>
  );
}
