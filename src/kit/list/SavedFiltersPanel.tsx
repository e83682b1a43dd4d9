/** The saved filters of a list: the present one under a new name, then those that are there. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Described } from '../state/PageState.tsx';
import { SavedFilterForm } from './SavedFilterForm.tsx';
import { SavedFilterLine } from './SavedFilterLine.tsx';
import type { SavedFilterHere, SavedFilters, SavedQuery } from './saved-filters.ts';

interface SavedFiltersPanelProps {
  saved: SavedFilters;
  asked: SavedQuery | null;
  onApply: (saved: SavedFilterHere) => void;
  describeError: (error: unknown) => Described;
}

export function SavedFiltersPanel({ saved, asked, onApply, describeError }: SavedFiltersPanelProps) {
  const translate = useTranslate();
  const [changing, setChanging] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const roles = useRoles(saved.loadRoles);
  const run = async (act: () => Promise<void>) => {
    setProblem(null);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(describeError(error).text);
      return false;
    }
  };
  return (
    <Panel>
      {asked ? (
        <SavedFilterForm
          label={translate('common.save')}
          roles={roles}
          onSubmit={named => run(() => saved.save({ ...asked, ...named }))}
        />
      ) : (
        <Hint>{translate('kit.saved.nothing')}</Hint>
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
      <Lines>
        {saved.all.map(one =>
          changing === one.id ? (
            <li key={one.id}>
              <SavedFilterForm
                label={translate('common.save')}
                before={one}
                roles={roles}
                onSubmit={async named => {
                  const isDone = await run(() => saved.change(one, named));
                  if (isDone) setChanging(null);
                  return isDone;
                }}
              />
            </li>
          ) : (
            <SavedFilterLine
              key={one.id}
              saved={one}
              onApply={() => onApply(one)}
              onDefault={() => run(() => saved.setDefault(one.isDefault ? null : one))}
              onChange={() => setChanging(one.id)}
              onRemove={() => run(() => saved.remove(one))}
            />
          ),
        )}
      </Lines>
    </Panel>
  );
}

/** None where one may not share, or does not know them yet. */
function useRoles(load: SavedFilters['loadRoles']) {
  const [roles, setRoles] = useState<readonly { id: string; name: string }[]>([]);
  const canShare = load !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the panel opens
  useEffect(() => {
    let isGone = false;
    // without them one saves for oneself
    load?.().then(
      found => isGone || setRoles(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [canShare]);
  return roles;
}

const Panel = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, padding: 12 });
const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxHeight: '50vh', overflow: 'auto' });
const Hint = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.text.faint }));
const Problem = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.bad.ink }));
