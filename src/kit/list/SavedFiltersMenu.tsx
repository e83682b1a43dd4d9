import { Bookmark } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { late } from '../late.tsx';
import type { Described } from '../state/PageState.tsx';
import { FramedMenu } from './FramedMenu.tsx';
import type { SavedFilterHere, SavedFilters, SavedQuery } from './saved-filters.ts';

const SavedFiltersPanel = late(() => import('./SavedFiltersPanel.tsx'), 'SavedFiltersPanel');

interface SavedFiltersMenuProps {
  saved: SavedFilters;
  /** What the list asks for now; null where it asks for nothing. */
  asked: SavedQuery | null;
  onApply: (saved: SavedFilterHere) => void;
  describeError: (error: unknown) => Described;
}

/** Saved filters: to take one, to save another, to change one's own. */
export function SavedFiltersMenu({ saved, asked, onApply, describeError }: SavedFiltersMenuProps) {
  const translate = useTranslate();
  return (
    <FramedMenu label={translate('kit.saved.title')} icon={<Bookmark aria-hidden />} width={304}>
      {close => (
        <SavedFiltersPanel
          saved={saved}
          asked={asked}
          describeError={describeError}
          onApply={one => {
            close();
            onApply(one);
          }}
        />
      )}
    </FramedMenu>
  );
}
