import { useTranslate } from 'ra-core';
import { type AppVersion, RELEASED, WITHDRAWN } from '../../contract/app-version.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';

/** A draft waits for somebody; a withdrawn one reaches nobody. */
export function VersionStatus({ state }: Pick<AppVersion, 'state'>) {
  const translate = useTranslate();
  return <StatusMark tone={toneOf(state)}>{translate(`version.state.${state}`)}</StatusMark>;
}

function toneOf(state: AppVersion['state']): StatusTone {
  if (state === RELEASED) return 'ok';
  return state === WITHDRAWN ? 'off' : 'warn';
}
