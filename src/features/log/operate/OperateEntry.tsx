/** Everything that one entry of the operate log holds. */
import { useTranslate } from 'ra-core';
import type { OperateLog } from '../../../contract/log.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { type Fact, Facts } from '../../../kit/record/Facts.tsx';
import { CopyButton } from '../../../kit/state/CopyButton.tsx';
import { parsed, sidesOf } from '../../../resource/log/objects.ts';
import { rowsOf } from '../../../resource/log/rows.ts';
import { useLoggedWords } from '../../../resource/log/use-logged-words.ts';
import { Code, EntrySection, Mono } from '../EntrySection.tsx';
import { ObjectLink } from '../ObjectLink.tsx';
import { useLogWords } from '../use-log-words.ts';
import { DiffTable } from './DiffTable.tsx';

export function OperateEntry({ entry }: { entry: OperateLog }) {
  const translate = useTranslate();
  const { before, after, isCut } = sidesOf(entry);
  const { labelOf, show } = useLoggedWords(entry.objectType, [before, after]);
  const hasSides = before !== undefined || after !== undefined;
  return (
    <>
      <Facts facts={useFacts(entry)} />
      <Facts isOneColumn facts={useLongFacts(entry)} />
      {(hasSides || isCut) && (
        <EntrySection title={translate('operateLog.changes')}>
          {hasSides && !isCut && <DiffTable rows={rowsOf(before, after)} labelOf={labelOf} show={show} />}
          {isCut && <CutText texts={[entry.before, entry.after]} />}
        </EntrySection>
      )}
      <JsonSection title={translate('operateLog.param')} text={entry.operParam} />
      <JsonSection title={translate('operateLog.result')} text={entry.jsonResult} />
    </>
  );
}

function useFacts(entry: OperateLog): Fact[] {
  const translate = useTranslate();
  const words = useLogWords();
  const none = translate('common.none');
  const fact = (field: string, value: Fact['value']): Fact => ({
    label: translate(`operateLog.field.${field}`),
    value,
  });
  const problem = words.problem(entry.errorMsg);
  return [
    fact('operTime', formatTime(entry.operTime)),
    fact('operName', entry.operName || words.operator(entry.operatorType)),
    fact('businessType', words.business(entry.businessType)),
    fact('title', words.module(entry.title)),
    fact(
      'object',
      <ObjectLink objectType={entry.objectType} objectId={entry.objectId} name={words.object(entry)} />,
    ),
    ...(problem ? [fact('status', problem)] : []),
    fact('operIp', <Mono>{entry.operIp || none}</Mono>),
    fact('took', translate('operateLog.ms', { count: entry.costTime })),
  ];
}

/** What would not fit beside another. */
function useLongFacts(entry: OperateLog): Fact[] {
  const translate = useTranslate();
  const none = translate('common.none');
  const fact = (field: string, value: Fact['value']): Fact => ({
    label: translate(`operateLog.field.${field}`),
    value,
  });
  return [
    fact('request', <Mono>{`${entry.requestMethod} ${entry.operUrl}`.trim() || none}</Mono>),
    fact(
      'traceId',
      entry.traceId ? (
        <>
          <Mono>{entry.traceId}</Mono>
          <CopyButton text={entry.traceId} label={translate('log.copyTrace')} />
        </>
      ) : (
        none
      ),
    ),
    ...(entry.userAgent ? [fact('userAgent', entry.userAgent)] : []),
  ];
}

function JsonSection({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  const { value, isCut } = parsed(text);
  return (
    <EntrySection title={title}>
      {isCut ? <CutText texts={[text]} /> : <Code>{JSON.stringify(value, null, 2)}</Code>}
    </EntrySection>
  );
}

/** What an upstream has shortened is no JSON any more, and is shown as it came. */
function CutText({ texts }: { texts: readonly (string | null)[] }) {
  const translate = useTranslate();
  return (
    <>
      {texts.map((text, side) => text && <Code key={SIDES[side]}>{`${text} …`}</Code>)}
      <p>{translate('operateLog.cut')}</p>
    </>
  );
}

const SIDES = ['before', 'after'];
