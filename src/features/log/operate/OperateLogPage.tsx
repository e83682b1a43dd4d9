import { useTranslate } from 'ra-core';
import { useCapability } from '../../../data/session-context.tsx';
import { LogPage } from '../LogPage.tsx';
import { useLogWords } from '../use-log-words.ts';
import { OperateActions } from './OperateActions.tsx';
import { OperateEntry } from './OperateEntry.tsx';
import pages from './pages.tsx';
import { useOperateChoices } from './use-operate-choices.ts';

export default function OperateLogPage() {
  const translate = useTranslate();
  const words = useLogWords();
  const isOurs = useCapability('logFilters');
  return (
    <LogPage
      pages={pages}
      choices={useOperateChoices()}
      // an older upstream knows who did it, and not to what
      searchBy={isOurs ? 'keyword' : 'operName'}
      searchHint={translate(isOurs ? 'operateLog.searchAll' : 'operateLog.searchHint')}
      nameOf={({ operName, operatorType, method }) =>
        translate('operateLog.nameOf', {
          who: operName ?? words.operator(operatorType),
          what: words.call(method),
        })
      }
      actionsOf={entry => <OperateActions entry={entry} />}
      bodyOf={entry => <OperateEntry entry={entry} />}
    />
  );
}
