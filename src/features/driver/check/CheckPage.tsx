/** One spot check: what the driver sent beside the photo on file; judged by key, and the next one comes by itself. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate, useParams, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import {
  FAIL,
  PASS,
  type SpotCheck,
  spotCheck,
  spotCheckCalls,
  spotCheckWorkCalls,
  WAITING,
} from '../../../contract/spot-check.ts';
import { addressOf } from '../../../data/base-path.ts';
import { useRecordLive } from '../../../data/live/use-record-live.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { Key } from '../../../kit/Key.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { RecordNotices } from '../../../kit/record/RecordNotices.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { statusOf } from '../../../resource/pages/columns.tsx';
import { factsOf } from '../../../resource/pages/facts.tsx';
import { useFieldWords } from '../../../resource/pages/use-field-words.ts';
import { useCanTakeBack, useHeldRecords, useHold } from '../../../resource/undo/use-hold.ts';
import { CHECK, CHECK_PATH, checkPath } from '../paths.ts';
import pages from './pages.tsx';
import { useJudge } from './use-judge.ts';

const RENEW_MS = 240_000;
const NO_REMARK = { remark: '' };

export default function CheckPage() {
  const { id = '' } = useParams();
  const describe = useFailureText();
  // elsewhere a check is what the list knows of it
  const hasOne = useCapability('drivers');
  const one = useAnswer(
    spotCheckWorkCalls.oneCheck,
    { params: { id } },
    { enabled: hasOne, repeatMs: RENEW_MS },
  );
  const listed = useAnswer(spotCheckCalls.listChecks, { query: { id, size: 1 } }, { enabled: !hasOne });
  const check = hasOne ? one.data : listed.data?.rows.find(row => row.id === id);
  const { error, refetch } = hasOne ? one : listed;
  if (!check) {
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  }
  return <Check key={id} check={check} canJudge={hasOne} refetch={refetch} />;
}

interface CheckProps {
  check: SpotCheck;
  canJudge: boolean;
  refetch: () => Promise<unknown>;
}

function Check({ check, canJudge, refetch }: CheckProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = useFieldWords(spotCheck);
  // it may be taken back, or be refused ten seconds later: what was typed for it is there until it is taken
  const kept = useSavedInput(`spot-check/${check.id}`, NO_REMARK);
  const { remark } = kept.typed;
  const held = useHeldRecords(CHECK);
  const send = useJudge();
  const isToJudge = check.result === WAITING && check.submitTime !== null;
  const mayJudge = useMay(spotCheckWorkCalls.judgeCheck) && canJudge && isToJudge;
  const live = useRecordLive({ resource: CHECK, recordId: check.id, mayEdit: mayJudge, refetch });
  const isOpen = mayJudge && !live.isReadOnly && !held.includes(check.id);
  const { data: waiting } = useAnswer(
    spotCheckCalls.listChecks,
    { query: { isToJudge: 1, size: 50, orderBy: 'submitTime' } },
    { enabled: mayJudge },
  );
  const next = waiting?.rows.find(row => row.id !== check.id && !held.includes(row.id))?.id;

  const judge = (result: typeof PASS | typeof FAIL) => {
    send(check, result, remark, kept.save);
    navigate(next === undefined ? CHECK_PATH : checkPath(next), { replace: true });
  };
  const keys = { isEnabled: isOpen, group: 'record' } as const;
  useShortcut('a', () => judge(PASS), { ...keys, label: 'spotCheck.keys.pass' });
  useShortcut('f', () => judge(FAIL), { ...keys, label: 'spotCheck.keys.fail' });
  const { takeBackLast } = useHold();
  const takeBack = () => {
    const [last] = takeBackLast(CHECK)?.records ?? [];
    if (last !== undefined) navigate(checkPath(last), { replace: true });
  };
  useShortcut('u', takeBack, {
    isEnabled: useCanTakeBack(CHECK),
    label: 'spotCheck.keys.undo',
    group: 'record',
  });
  useShortcut('j, right', () => next !== undefined && navigate(checkPath(next), { replace: true }), {
    ...keys,
    label: 'spotCheck.keys.next',
  });
  return (
    <RecordPage
      title={check.name}
      isOnlyRead
      tag={words.show('checkType', check.checkType)}
      status={statusOf(pages, words)?.(check)}
      facts={factsOf(pages, words, pages.facts ?? [], check)}
      notice={<RecordNotices notices={live.notices} />}
      actions={
        isOpen && (
          <>
            <Framed
              value={remark}
              onChange={event => kept.change({ remark: event.target.value })}
              placeholder={words.labelOf('handleRemark')}
              inputProps={{ 'aria-label': words.labelOf('handleRemark'), maxLength: 200 }}
            />
            <Button variant="outlined" color="inherit" aria-keyshortcuts="F" onClick={() => judge(FAIL)}>
              {translate('spotCheck.fail')}
              <Key>F</Key>
            </Button>
            <Button variant="contained" aria-keyshortcuts="A" onClick={() => judge(PASS)}>
              {translate('spotCheck.pass')}
              <Key>A</Key>
            </Button>
          </>
        )
      }
    >
      {canJudge && (
        <Pictures>
          <Shown title={translate('spotCheck.onFile')}>
            {check.photoUrl ? (
              <img src={addressOf(check.photoUrl)} alt={translate('spotCheck.onFile')} />
            ) : (
              <p>{translate('spotCheck.noPhoto')}</p>
            )}
          </Shown>
          {check.images.length === 0 && (
            <Shown title={translate('spotCheck.sent')}>
              <p>{translate('spotCheck.nothingSent')}</p>
            </Shown>
          )}
          {check.images.map(
            ({ fileId, url }) =>
              url && (
                <Shown key={fileId} title={translate('spotCheck.sent')}>
                  <img src={addressOf(url)} alt={translate('spotCheck.sent')} />
                </Shown>
              ),
          )}
        </Pictures>
      )}
    </RecordPage>
  );
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}

const Pictures = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: 16,
  padding: 16,
  [breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  figure: { margin: 0, backgroundColor: tokens.sunken, textAlign: 'center' },
  figcaption: { padding: '6px 12px', color: tokens.text.faint, textAlign: 'left' },
  img: { maxWidth: '100%', maxHeight: '56vh', objectFit: 'contain', verticalAlign: 'bottom' },
  p: { margin: 0, padding: '64px 16px', color: tokens.text.faint },
}));
