/** On the dashboard: users whom somebody has to look after. */
import { useTranslate } from 'ra-core';
import { Figures } from '../../kit/Figures.tsx';
import { ADMIN_USER, usersPath } from './paths.ts';
import { useCount } from './use-count.ts';

export default function UserFigures() {
  const translate = useTranslate();
  const mustChange = useCount(ADMIN_USER, MUST_CHANGE);
  const disabled = useCount(ADMIN_USER, DISABLED);
  return (
    <Figures
      figures={[
        {
          label: translate('access.user.status.mustChangePwd'),
          value: mustChange,
          to: usersPath(MUST_CHANGE),
        },
        { label: translate('access.user.state.0'), value: disabled, to: usersPath(DISABLED) },
      ]}
    />
  );
}

const MUST_CHANGE = { mustChangePwd: 1 };
const DISABLED = { state: 0 };
