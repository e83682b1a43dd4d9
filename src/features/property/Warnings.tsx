/** What works and should not stay so, as the upstream says it of itself, with what to do. */
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { platformCalls } from '../../contract/platform.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';

export function Warnings() {
  const translate = useTranslate();
  const isOurs = useCapability('version');
  const { data } = useAnswer(platformCalls.warnings, {}, { enabled: isOurs });
  return data?.map(code => (
    <Alert key={code} severity="warning" sx={{ margin: '8px 16px 0' }}>
      {translate(`property.warning.${code}`)}
    </Alert>
  ));
}
