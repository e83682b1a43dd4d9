/** A new batch: a sample of those on shift, drawn by chance with each company's share, and what they are asked for. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useNavigate, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { CHECK_TYPES, type OnlineDriver, spotCheckCalls } from '../../../contract/spot-check.ts';
import { ask } from '../../../data/ask.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { FieldShell } from '../../../kit/form/FieldShell.tsx';
import { SavedInputNote } from '../../../kit/form/SavedInputNote.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { formatClock } from '../../../kit/format/time.ts';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { useCompanies } from '../../../nouns/company/use-companies.ts';
import { CHECK_PATH } from '../paths.ts';
import { drawn } from './drawn.ts';
import { Failures } from './Failures.tsx';

const SIZES = [5, 10, 20, 50, 100] as const;
const MINUTES = [15, 30, 60, 120] as const;
/** What is chosen before anybody chooses. */
const USUAL = { checkType: 1, minutes: 30, companyId: '', size: 10 };

export default function NewCheck() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { companies } = useCompanies();
  const { mutate: start, isPending: isStarting } = useCall(spotCheckCalls.checks);
  const kept = useSavedInput('spot-check/create', USUAL);
  const { checkType, minutes, companyId, size } = kept.typed;
  const [sample, setSample] = useState<readonly OnlineDriver[] | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const asked = (sample ?? []).filter(({ driverId }) => !left.has(driverId));

  const handleDraw = async () => {
    setDrawing(true);
    setProblem(null);
    try {
      const query = { sample: size, ...(companyId && { companyId }) };
      setSample(drawn(await ask(spotCheckCalls.onlineDrivers, { query }), size, Math.random));
      setLeft(new Set());
    } catch (error) {
      setProblem(error);
    } finally {
      setDrawing(false);
    }
  };
  const handleStart = () =>
    start(
      {
        body: {
          checkType: CHECK_TYPES.find(type => type === checkType) ?? 1,
          driverIds: asked.map(({ driverId }) => driverId),
          minutes,
        },
      },
      {
        onSuccess: ({ batchNo, count, leftOut }) => {
          void kept.clear();
          const told = {
            smart_count: count,
            batchNo,
            names: leftOut.map(({ name }) => name).join(translate('common.listSeparator')),
          };
          if (leftOut.length > 0) notify('spotCheck.startedWithout', { type: 'warning', messageArgs: told });
          else notify('spotCheck.started', { type: 'success', messageArgs: told });
          navigate(CHECK_PATH, { replace: true });
        },
        onError: setProblem,
      },
    );
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const select = (
    key: string,
    value: string | number,
    onChange: (text: string) => void,
    choices: readonly { value: string | number; label: string }[],
  ) => (
    <FieldShell label={translate(`spotCheck.new.${key}`)} htmlFor={`check-${key}`}>
      <NativeSelect
        id={`check-${key}`}
        value={String(value)}
        input={<Framed />}
        onChange={event => onChange(event.target.value)}
      >
        {choices.map(choice => (
          <option key={choice.value} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </FieldShell>
  );
  return (
    <RecordPage
      title={translate('spotCheck.create')}
      notice={problem !== null && <RecordNotice {...describe(problem)} />}
      actions={
        <Button variant="contained" disabled={asked.length === 0 || isStarting} onClick={handleStart}>
          {translate('spotCheck.new.start', { smart_count: asked.length })}
        </Button>
      }
    >
      <Choices>
        {select(
          'checkType',
          checkType,
          text => kept.change({ checkType: Number(text) }),
          CHECK_TYPES.map(value => ({ value, label: translate(`spotCheck.checkType.${value}`) })),
        )}
        {select(
          'minutes',
          minutes,
          text => kept.change({ minutes: Number(text) }),
          MINUTES.map(value => ({ value, label: translate('spotCheck.new.within', { smart_count: value }) })),
        )}
        {select('companyId', companyId, text => kept.change({ companyId: text }), [
          { value: '', label: translate('spotCheck.new.everyCompany') },
          ...companies.map(({ id: value, companyName: label }) => ({ value, label })),
        ])}
        {select(
          'size',
          size,
          text => kept.change({ size: Number(text) }),
          SIZES.map(value => ({ value, label: translate('spotCheck.new.people', { smart_count: value }) })),
        )}
        <Button variant="outlined" color="inherit" disabled={isDrawing} onClick={handleDraw}>
          {translate(sample ? 'spotCheck.new.again' : 'spotCheck.new.draw')}
        </Button>
        <SavedInputNote {...kept} />
      </Choices>
      {sample === null ? (
        <PageState title={translate('spotCheck.new.first')} why={translate('spotCheck.new.firstWhy')} />
      ) : sample.length === 0 ? (
        <PageState title={translate('spotCheck.new.nobody')} why={translate('spotCheck.new.nobodyWhy')} />
      ) : (
        <Sample aria-label={translate('spotCheck.new.sample')}>
          {sample.map(one => (
            <li key={one.driverId}>
              <label htmlFor={`sampled-${one.driverId}`}>
                <Checkbox
                  id={`sampled-${one.driverId}`}
                  checked={!left.has(one.driverId)}
                  onChange={() => toggle(one.driverId)}
                />
                <b>{one.name}</b>
                <code>{one.plateNum}</code>
                <span>{one.companyName}</span>
                <small>{translate('spotCheck.new.since', { time: formatClock(one.beganOn) })}</small>
                {one.failures > 0 && <Failures count={one.failures} />}
              </label>
            </li>
          ))}
        </Sample>
      )}
    </RecordPage>
  );
}

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 16,
  padding: '12px 16px',
  '& > div': { minWidth: 136 },
});

const Sample = styled('ul')(({ theme: { tokens, sizes, breakpoints } }) => ({
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${tokens.line}`,
  listStyle: 'none',
  label: {
    display: 'grid',
    gridTemplateColumns: '40px 96px 104px minmax(0, 1fr) 120px 120px',
    alignItems: 'center',
    minHeight: sizes.row,
    padding: '0 16px 0 8px',
    borderBottom: `1px solid ${tokens.line}`,
    cursor: 'pointer',
    [breakpoints.down('md')]: {
      gridTemplateColumns: '40px auto auto',
      gap: '0 8px',
      padding: '6px 16px 6px 8px',
    },
  },
  b: { fontWeight: 600 },
  code: { fontFamily: MONO },
  small: { color: tokens.text.faint, fontSize: 12 },
}));
