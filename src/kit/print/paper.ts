/** Sheets of paper: upright, and on their side for what asks for that. */

/** Of every page of the console; whoever prints needs them once. */
export const PAPER = {
  '@page': { size: 'A4', margin: '12mm' },
  '@page wide': { size: 'A4 landscape', margin: '12mm' },
};

/** Of what has more columns than an upright page has room for. */
export const WIDE_PAGE = { page: 'wide' };
