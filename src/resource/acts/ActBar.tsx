/** What can be done about a record: the next act first among them; what does not fit is said in words. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useSavedInput } from '../../kit/form/use-saved-input.ts';
import { Key } from '../../kit/Key.tsx';
import { InThumbFoot } from '../../kit/record/ThumbFoot.tsx';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { ActForm } from './ActForm.tsx';
import { ActShortcut } from './ActShortcut.tsx';
import type { Act, ActField, Entered } from './act.ts';
import { MoreActs } from './MoreActs.tsx';

interface ActBarProps<K extends string> {
  acts: readonly Act<K>[];
  /** Names the draft of what is typed. */
  place: string;
  /** Why some are greyed, or what comes next. */
  why?: string;
  /** What the button for the others is called: with it three acts stand in the bar, the next one first. */
  moreLabel?: string;
  /** What stands above those of them that do not fit now. */
  shutLabel?: string;
  /** Resolves once what is shown is what has become of it. Fails where it could not be done: then the form stays. */
  onDo(act: K, values: Entered): Promise<unknown>;
  /** What is said of a failure; undefined where its own words will do. */
  describe?(error: unknown): ReactNode | undefined;
}

export function ActBar<K extends string>(props: ActBarProps<K>) {
  const { acts, place, why, moreLabel, shutLabel, onDo } = props;
  const failureText = useFailureText();
  const whyId = useId();
  const [asked, setAsked] = useState<K | null>(null);
  // until it is shown anew: what is pressed before would be done on what was
  const [isPending, setPending] = useState(false);
  // whose form was shut: one goes on from its button
  const [shutForm, setShutForm] = useState<K | null>(null);
  const whole = useFocusKept<HTMLDivElement>({ isBusy: isPending });
  const [failure, setFailure] = useState<ReactNode>(null);
  // which of them it is typed for does not matter: it stays until one is done
  const fields = acts.flatMap(act => act.fields);
  const kept = useSavedInput(place, useEmpty(fields), {
    secrets: useNames(fields.filter(({ isSecret }) => isSecret)),
  });

  const send = async ({ key, fields }: Act<K>, values: Entered) => {
    setFailure(null);
    setShutForm(null);
    setPending(true);
    const work = () => onDo(key, values);
    try {
      await (fields.length > 0 ? kept.save(work) : work());
      setAsked(null);
    } catch (error) {
      setFailure(props.describe?.(error) ?? failureText(error).text);
    } finally {
      setPending(false);
    }
  };
  const begin = (act: Act<K>) => {
    if (!hasForm(act)) return void send(act, {});
    setAsked(asked === act.key ? null : act.key);
  };
  const fitting = nextFirst(acts.filter(({ whyNot }) => whyNot === undefined));
  const most = moreLabel === undefined ? fitting.length : MOST_IN_BAR;
  const isNothingLeft = moreLabel === undefined && fitting.every(({ isShut }) => isShut);
  const open = acts.find(({ key, isShut, whyNot }) => key === asked && !isShut && whyNot === undefined);
  return (
    <InThumbFoot>
      <div ref={whole}>
        <Bar>
          {fitting.slice(0, most).map(act => (
            <Button
              key={act.key}
              variant={act.isNext ? 'contained' : 'outlined'}
              color={act.isNext ? 'primary' : 'inherit'}
              disabled={act.isShut || isPending}
              aria-describedby={act.isShut ? whyId : undefined}
              aria-expanded={hasForm(act) ? asked === act.key : undefined}
              aria-keyshortcuts={act.shortcut?.letter}
              data-focus-next={act.key === shutForm || undefined}
              onClick={() => begin(act)}
            >
              {act.label}
              {act.shortcut && <Key>{act.shortcut.letter}</Key>}
            </Button>
          ))}
          {fitting.map(
            act =>
              act.shortcut && (
                <ActShortcut
                  key={act.key}
                  {...act.shortcut}
                  isEnabled={!act.isShut && !isPending}
                  onPress={() => begin(act)}
                />
              ),
          )}
          {moreLabel && (
            <MoreActs
              label={moreLabel}
              shutLabel={shutLabel}
              acts={[...fitting.slice(most), ...acts.filter(({ whyNot }) => whyNot !== undefined)]}
              isPending={isPending}
              onBegin={begin}
            />
          )}
          {why && (
            <small
              id={whyId}
              tabIndex={isNothingLeft ? -1 : undefined}
              data-focus-next={isNothingLeft || undefined}
            >
              {why}
            </small>
          )}
          {failure && <div role="alert">{failure}</div>}
        </Bar>
        {open && (
          <ActForm
            key={open.key}
            act={open}
            kept={kept}
            isPending={isPending}
            onDo={values => void send(open, values)}
            onClose={() => {
              setShutForm(open.key);
              setAsked(null);
            }}
          />
        )}
      </div>
    </InThumbFoot>
  );
}

const hasForm = ({ fields, isConfirmed = false }: Act) => fields.length > 0 || isConfirmed;

/** Besides them there is a button for the others. */
const MOST_IN_BAR = 3;

/** In one place, wherever in the work it stands: whoever does only what comes next never looks for it. */
const nextFirst = <K extends string>(acts: readonly Act<K>[]) => [
  ...acts.filter(({ isNext }) => isNext),
  ...acts.filter(({ isNext }) => !isNext),
];

/** The same object as long as the fields are the same. */
function useEmpty(fields: readonly ActField[]): Readonly<Record<string, string>> {
  const names = useNames(fields);
  return useMemo(() => Object.fromEntries(names.map(name => [name, ''])), [names]);
}

/** Each name once; the same list as long as the fields are the same. */
function useNames(fields: readonly ActField[]): readonly string[] {
  const names = [...new Set(fields.map(({ name }) => name))].join(' ');
  return useMemo(() => names.split(' '), [names]);
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px 8px',
  small: { color: tokens.text.faint, fontSize: 12 },
  '[role=alert]': { flexBasis: '100%', color: tokens.bad.ink },
}));
