/**
 * The page kind of a list that stays: what there is at the left, the chosen one at the right. Where the window is
 * narrow, one after the other, with a way back. Where what has the focus goes by an act, the focus moves to the chosen
 * row, which the list marks with `data-focus-next`.
 */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pane } from './Pane.tsx';
import { PageNameContext } from './page-name.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface TwoPanesProps {
  /** What the page is called: for a screen reader, where the list with its heading is out of sight. */
  title: string;
  /** The address names one. */
  isChosen: boolean;
  side: ReactNode;
  back: { label: string; onClick: () => void };
  /** The chosen one has gone, and another is about to be chosen: the focus waits for it. */
  isMoving?: boolean;
  /** The chosen one, or what to do where none is. */
  children: ReactNode;
}

/** Whether there is room for only one of the panes. */
export const useIsNarrow = () => useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });

export function TwoPanes({ title, isChosen, side, back, isMoving = false, children }: TwoPanesProps) {
  const isNarrow = useIsNarrow();
  const whole = useFocusKept<HTMLDivElement>({ isBusy: isMoving, isPage: true });
  return (
    <PageNameContext.Provider value={unnamed}>
      <Page ref={whole}>
        {!(isNarrow && isChosen) && side}
        {(isChosen || !isNarrow) && (
          <Main>
            {isNarrow && (
              <>
                <VisuallyHidden as="h1">{title}</VisuallyHidden>
                <Back color="inherit" startIcon={<ArrowLeft size={16} aria-hidden />} onClick={back.onClick}>
                  {back.label}
                </Back>
              </>
            )}
            {children}
          </Main>
        )}
      </Page>
    </PageNameContext.Provider>
  );
}

/** The tag is that of the page, whichever record is open in it. */
const unnamed = () => {};

const Page = styled(Pane)(({ theme }) => ({ [theme.breakpoints.up('md')]: { flexDirection: 'row' } }));

const Main = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});

const Back = styled(Button)({ alignSelf: 'flex-start', flex: 'none', margin: '4px 8px 0' });
