/** An entry to take along: as text for a report, as JSON for a machine, and everything else about its object. */
import Button from '@mui/material/Button';
import { useNavigate, useTranslate } from 'ra-core';
import type { OperateLog } from '../../../contract/log.ts';
import { CopyButton } from '../../../kit/state/CopyButton.tsx';
import { sidesOf } from '../../../resource/log/objects.ts';
import { useLoggedWords } from '../../../resource/log/use-logged-words.ts';
import { OPERATE_LOG_PATH } from '../paths.ts';
import { useLogWords } from '../use-log-words.ts';
import { entryJson, entryText } from './entry-text.ts';

export function OperateActions({ entry }: { entry: OperateLog }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = useLogWords();
  const { before, after } = sidesOf(entry);
  const fields = useLoggedWords(entry.objectType, [before, after]);
  const { objectType, objectId } = entry;
  const about = { ...(objectType && { objectType }), objectId };
  return (
    <>
      <CopyButton
        variant="outlined"
        text={entryText(entry, { translate, words, fields })}
        label={translate('log.copyText')}
      />
      <CopyButton variant="outlined" text={entryJson(entry)} label={translate('log.copyJson')} />
      {objectId && (
        <Button
          color="inherit"
          onClick={() => navigate(`${OPERATE_LOG_PATH}?filter=${encodeURIComponent(JSON.stringify(about))}`)}
        >
          {translate('operateLog.recordLog')}
        </Button>
      )}
    </>
  );
}
