import Popover from '@mui/material/Popover';
import { Bookmark } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Late } from '../Late.tsx';
import type { Described } from '../state/PageState.tsx';
import { Tip } from '../Tip.tsx';
import { Framed } from './ColumnsMenu.tsx';
import type { ListAsked, SavedFilterHere, SavedFilters } from './saved-filters.ts';

const loadPanel = async () => ({ default: (await import('./SavedFiltersPanel.tsx')).SavedFiltersPanel });

interface SavedFiltersMenuProps {
  saved: SavedFilters;
  /** What the list asks for now; null where it asks for nothing. */
  asked: ListAsked | null;
  onApply: (saved: SavedFilterHere) => void;
  describeError: (error: unknown) => Described;
}

/** Saved filters: to take one, to save another, to change one's own. */
export function SavedFiltersMenu({ saved, asked, onApply, describeError }: SavedFiltersMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('kit.saved.title');
  return (
    <>
      <Tip title={label}>
        <Framed aria-label={label} aria-haspopup="dialog" onClick={event => setAnchor(event.currentTarget)}>
          <Bookmark aria-hidden />
        </Framed>
      </Tip>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // as wide before its content is there: it is placed by its width
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, style: { width: 304 } } }}
      >
        <Late
          load={loadPanel}
          draw={SavedFiltersPanel => (
            <SavedFiltersPanel
              saved={saved}
              asked={asked}
              describeError={describeError}
              onApply={one => {
                setAnchor(null);
                onApply(one);
              }}
            />
          )}
        />
      </Popover>
    </>
  );
}
