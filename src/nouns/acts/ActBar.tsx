/** What can be done about a record: the next act first among them; what does not fit is said in words. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useKept } from '../../kit/form/use-kept.ts';
import { ActForm } from './ActForm.tsx';
import type { Act, Entered } from './act.ts';
import { ShutActs } from './ShutActs.tsx';

interface ActBarProps<K extends string> {
  acts: readonly Act<K>[];
  /** Names the draft of what is typed. */
  place: string;
  /** Why some are greyed, or what comes next. */
  why?: string;
  /** What the button for those that do not fit is called. */
  moreLabel?: string;
  /** Resolves once what is shown is what has become of it. Fails where it could not be done: then the form stays. */
  onDo(act: K, values: Entered): Promise<unknown>;
  /** What is said of a failure; undefined where its own words will do. */
  describe?(error: unknown): ReactNode | undefined;
}

export function ActBar<K extends string>(props: ActBarProps<K>) {
  const { acts, place, why, moreLabel, onDo } = props;
  const failureText = useFailureText();
  const whyId = useId();
  const [asked, setAsked] = useState<K | null>(null);
  // until it is shown anew: what is pressed before would be done on what was
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  // which of them it is typed for does not matter: it stays until one is done
  const kept = useKept(place, useEmpty(acts));

  const send = async ({ key, fields }: Act<K>, values: Entered) => {
    setFailure(null);
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
    if (act.fields.length === 0) return void send(act, {});
    setAsked(asked === act.key ? null : act.key);
  };
  const open = acts.find(({ key, isShut, whyNot }) => key === asked && !isShut && whyNot === undefined);
  return (
    <>
      <Bar>
        {nextFirst(acts).map(
          act =>
            act.whyNot === undefined && (
              <Button
                key={act.key}
                variant={act.isNext ? 'contained' : 'outlined'}
                color={act.isNext ? 'primary' : 'inherit'}
                disabled={act.isShut || isPending}
                aria-describedby={act.isShut ? whyId : undefined}
                aria-expanded={act.fields.length > 0 ? asked === act.key : undefined}
                onClick={() => begin(act)}
              >
                {act.label}
              </Button>
            ),
        )}
        {moreLabel && <ShutActs label={moreLabel} acts={acts} />}
        {why && <small id={whyId}>{why}</small>}
        {failure && <div role="alert">{failure}</div>}
      </Bar>
      {open && (
        <ActForm
          key={open.key}
          act={open}
          kept={kept}
          isPending={isPending}
          onDo={values => void send(open, values)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** In one place, wherever in the work it stands: whoever does only what comes next never looks for it. */
const nextFirst = <K extends string>(acts: readonly Act<K>[]) => [
  ...acts.filter(({ isNext }) => isNext),
  ...acts.filter(({ isNext }) => !isNext),
];

/** Of all their fields; the same object as long as they have the same ones. */
function useEmpty(acts: readonly Act[]): Readonly<Record<string, string>> {
  const names = [...new Set(acts.flatMap(({ fields }) => fields.map(({ name }) => name)))].join(' ');
  return useMemo(() => Object.fromEntries(names.split(' ').map(name => [name, ''])), [names]);
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
