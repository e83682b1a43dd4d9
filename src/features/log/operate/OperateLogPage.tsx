import { useTranslate } from 'ra-core';
import { LogPage } from '../LogPage.tsx';
import { useLogWords } from '../use-log-words.ts';
import { OperateActions } from './OperateActions.tsx';
import { OperateEntry } from './OperateEntry.tsx';
import pages from './pages.tsx';
import { useOperateChoices } from './use-operate-choices.ts';

export default function OperateLogPage() {
  const translate = useTranslate();
  const words = useLogWords();
  return (
    <LogPage
      pages={pages}
      choices={useOperateChoices()}
      searchBy="operName"
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
