/**
 * How a page of the console prints: what is in the work area, as long as it is, without the frame around it and without
 * what is to be clicked; who printed it, and when, at its head. What has a sheet of its own prints that alone.
 */
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme } from '@mui/material/styles';
import { useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PAPER, WIDE_PAGE } from '../kit/print/paper.ts';
import { PrintedByContext } from '../kit/print/printed-by.ts';

/** @param content id of the work area */
export function OnPaper({ content }: { content: string }) {
  const printedBy = useContext(PrintedByContext);
  const { mode } = useTheme().tokens;
  const [line, setLine] = useState('');
  useEffect(() => {
    // drawn before the browser looks at the page
    const handlePrint = () => flushSync(() => setLine(printedBy()));
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, [printedBy]);
  return (
    <>
      <GlobalStyles styles={stylesOf(`#${content}`, mode === 'dark')} />
      <Line>{line}</Line>
    </>
  );
}

const AROUND = {
  display: 'block !important',
  position: 'static !important',
  height: 'auto !important',
  minHeight: '0 !important',
  overflow: 'visible !important',
  backgroundColor: '#fff !important',
  colorScheme: 'light !important',
};
const GONE = { display: 'none !important' };

/** Pages that are kept while another one is in view. */
const PUT_AWAY = '[style*="display: none"]';

/** Nothing is there that is drawn for paper alone. */
const NO_SHEET = 'body:not(:has(> [data-print]))';

/** Of a page that is a map, the window is printed as it is. */
const stylesOf = (content: string, isDark: boolean) => ({
  ...PAPER,
  '@media print': {
    [`html, body, ${NO_SHEET} :has(${content}), ${NO_SHEET} ${content}`]: AROUND,
    [`body > :not(:has(${content}), [data-print]), body :has(${content}) > :not(:has(${content}), ${content})`]:
      GONE,
    [`${content} :is(div, section, form, article, aside, ul, ol, nav):not(:has([data-map]), [data-map], [data-map] *)`]:
      { overflow: 'visible !important', maxHeight: 'none !important' },
    [`${content}, ${content} :not(canvas, svg, svg *)`]: {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
    },
    [[
      '.MuiButton-root',
      '.MuiIconButton-root',
      '.MuiCheckbox-root',
      '[role=toolbar]',
      '[role=progressbar]',
      '[aria-pressed=false]',
      '[data-place=box]',
      '[data-place=actions]',
      '[data-off-paper]',
      'kbd',
    ]
      .map(one => `${content} ${one}`)
      .join()]: GONE,
    [`${content}:has(tr[data-row]:not(${PUT_AWAY} *))`]: WIDE_PAGE,
    [`${content} :is(th, td), ${content} :is(th, td) *`]: { whiteSpace: 'normal !important' },
    [`${content} th, ${content} th *`]: { whiteSpace: 'nowrap !important' },
    [`${content} :is(th, td)`]: {
      position: 'static !important',
      height: 'auto !important',
      minWidth: '4em',
      overflowWrap: 'anywhere',
    },
    [`${content} table col`]: { width: 'auto !important' },
    [`${content} table`]: { minWidth: '0 !important', tableLayout: 'auto !important' },
    [`${content} :is(tr, canvas, [role=img], [role=group], dl, div:has(> label, > canvas))`]: {
      breakInside: 'avoid',
    },
    [`${content} :is(h1, h2, h3, header)`]: { breakAfter: 'avoid' },
    [`${content} canvas`]: {
      maxWidth: '100%',
      // drawn for a dark ground
      ...(isDark && { filter: 'invert(1) hue-rotate(180deg)' }),
    },
  },
});

const Line = styled('p')({
  display: 'none',
  '@media print': { display: 'block', margin: 0, padding: '0 16px 8px', textAlign: 'right', fontSize: 12 },
});
