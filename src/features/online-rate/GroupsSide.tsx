/** The groups with their rates, the highest first; all of them together stand above. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Segments } from '../../kit/Segments.tsx';
import { Side, SideHead, SideList } from '../../kit/side.ts';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { Freshness } from '../../resource/freshness/Freshness.tsx';
import { type GroupChoice, KINDS, type Kind } from './group-choice.ts';
import { RateFigures, RateMark } from './RateFigures.tsx';
import { type Rates, together, toneOf } from './rates.ts';
import { useGroupName } from './use-group-name.ts';
import type { RatesHere } from './use-rates.ts';

interface GroupsSideProps {
  choice: Pick<GroupChoice, 'kind' | 'groupId'>;
  rates: RatesHere;
  onKind: (kind: Kind) => void;
  /** Opens a group, or all together; unset where there is no more to see of one. */
  onOpen?: (groupId: string | undefined) => void;
}

export function GroupsSide({ choice, rates, onKind, onOpen }: GroupsSideProps) {
  const translate = useTranslate();
  return (
    <Whole width={300} data-alone={!onOpen || undefined}>
      <Head>
        <h1>{translate('title.realTimeInformation')}</h1>
        <Freshness {...rates.freshness} />
      </Head>
      <Kinds>
        <Segments
          label={translate('onlineRate.kind.label')}
          values={KINDS}
          value={choice.kind}
          wordOf={kind => translate(`onlineRate.kind.${kind}`)}
          onChoose={onKind}
        />
      </Kinds>
      <Groups choice={choice} rates={rates} onOpen={onOpen} />
    </Whole>
  );
}

function Groups({ choice, rates, onOpen }: Omit<GroupsSideProps, 'onKind'>) {
  const translate = useTranslate();
  const describe = useFailureText();
  const nameOf = useGroupName();
  const { groups, error, refetch } = rates;
  if (!groups) {
    return error ? <ErrorState {...describe(error)} onRetry={() => void refetch()} /> : <div aria-busy />;
  }
  if (groups.length === 0)
    return <PageState title={translate('onlineRate.empty')} why={translate('onlineRate.emptyWhy')} />;
  const rows = [
    { id: undefined, name: translate('common.all'), rates: together(groups) },
    ...groups.map(group => ({ id: group.id, name: nameOf(choice.kind, group), rates: group })),
  ];
  return (
    // where there are no groups to open, it is scrolled by keyboard itself
    <List aria-label={translate('onlineRate.groups')} tabIndex={onOpen ? undefined : 0} onKeyDown={moveFocus}>
      <ul>
        {rows.map(({ id, name, rates: its }) => (
          <li key={id ?? ''}>
            {onOpen ? (
              <button
                type="button"
                data-group={id ?? ''}
                aria-current={id === choice.groupId ? 'true' : undefined}
                onClick={() => onOpen(id)}
              >
                <GroupRow name={name} rates={its} />
              </button>
            ) : (
              <div data-group={id ?? ''}>
                <GroupRow name={name} rates={its} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </List>
  );
}

function GroupRow({ name, rates }: { name: string; rates: Rates }) {
  return (
    <>
      <b title={name}>{name}</b>
      <RateMark rate={rates.onlineRate} />
      <RateFigures rates={rates} />
      <Bar data-tone={toneOf(rates.onlineRate)} aria-hidden>
        <span style={{ width: `${rates.onlineRate}%` }} />
      </Bar>
    </>
  );
}

/** Up and down go from group to group, as Tab does. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const Whole = styled(Side)({
  '&[data-alone]': { flex: 1, width: '100%', maxWidth: 720, borderRight: 0 },
});

const Head = styled(SideHead)({ paddingRight: 16 });

const List = styled(SideList)({
  'li > *': { paddingBottom: 8, fontVariantNumeric: 'tabular-nums' },
});

const Kinds = styled('div')(({ theme: { tokens } }) => ({
  flex: 'none',
  padding: '0 8px 8px',
  borderBottom: `1px solid ${tokens.line}`,
}));

/** As long as the rate is high: shows at a glance what the figure says. */
const Bar = styled('span')(({ theme: { tokens } }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  height: 2,
  span: { display: 'block', height: 2 },
  '&[data-tone=ok] span': { backgroundColor: tokens.ok.mark },
  '&[data-tone=warn] span': { backgroundColor: tokens.warn.mark },
  '&[data-tone=bad] span': { backgroundColor: tokens.bad.mark },
}));
