/** What the sheets of a spreadsheet have in common: which there are, their texts, and which formats are times. */
import { readXml } from './xml.ts';

export interface Sheet {
  name: string;
  isHidden: boolean;
  /** Of its XML in the archive. */
  path: string;
}

export interface Workbook {
  sheets: readonly Sheet[];
  /** By their number. */
  texts: readonly string[];
  /** By the number of the format. */
  isTime: readonly boolean[];
  /** Days are counted from 1904. */
  is1904: boolean;
}

/** Content of an entry; undefined where there is none. */
export type Entries = (path: string) => Buffer | undefined;

const WORKBOOK = 'xl/workbook.xml';

/** Undefined where it is none. Fails where its XML is none. */
export function readWorkbook(entries: Entries): Workbook | undefined {
  const book = entries(WORKBOOK);
  if (!book) return undefined;
  const { sheets, is1904 } = sheetsOf(book);
  const { targets, kinds } = relationsOf(entries('xl/_rels/workbook.xml.rels'));
  const entryOf = (kind: string) => entries(kinds.get(kind) ?? '');
  return {
    sheets: sheets.flatMap(({ relation, ...sheet }) => {
      const path = targets.get(relation);
      return path === undefined ? [] : [{ ...sheet, path }];
    }),
    texts: textsOf(entryOf('sharedStrings')),
    isTime: timeFormatsOf(entryOf('styles')),
    is1904,
  };
}

function sheetsOf(book: Buffer) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  readXml(book, {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 ||= /^(?:1|true)$/.test(attributes().date1904 ?? '');
      if (tag !== 'sheet') return;
      const { name = '', state = '', id = '' } = attributes();
      sheets.push({ name: unescaped(name), isHidden: /hidden/i.test(state), relation: id });
    },
  });
  return { sheets, is1904 };
}

/** Paths in the archive: by the name of the relation, and by its kind. */
function relationsOf(relations: Buffer | undefined) {
  const [targets, kinds] = [new Map<string, string>(), new Map<string, string>()];
  if (relations) {
    readXml(relations, {
      open(tag, attributes) {
        if (tag !== 'Relationship') return;
        const { Id = '', Type = '', Target = '' } = attributes();
        const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
        targets.set(Id, path);
        kinds.set(Type.slice(Type.lastIndexOf('/') + 1), path);
      },
    });
  }
  return { targets, kinds };
}

/** Letters as they stand in a text, or in pieces of one format each; how they are spoken stands beside them. */
export function textReader() {
  let [text, isLetters, isSpoken] = ['', false, false];
  return {
    open(tag: string) {
      if (tag === 't') isLetters = true;
      if (tag === 'rPh') isSpoken = true;
    },
    close(tag: string) {
      if (tag === 't') isLetters = false;
      if (tag === 'rPh') isSpoken = false;
    },
    text(piece: string) {
      if (isLetters && !isSpoken) text += piece;
    },
    /** What has come since it was taken last. */
    take(): string {
      const whole = unescaped(text);
      text = '';
      return whole;
    },
  };
}

/** Letters that XML does not carry stand by their number. No database keeps a NUL in a text. */
export const unescaped = (text: string) =>
  text
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, number: string) =>
      String.fromCharCode(Number.parseInt(number, 16)),
    )
    .replaceAll('\u0000', '');

function textsOf(strings: Buffer | undefined): string[] {
  const texts: string[] = [];
  const reader = textReader();
  if (strings) {
    readXml(strings, {
      ...reader,
      close(tag) {
        reader.close(tag);
        if (tag === 'si') texts.push(reader.take());
      },
    });
  }
  return texts;
}

/** Formats of times that have a number only. */
const TIMES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

function timeFormatsOf(styles: Buffer | undefined): boolean[] {
  const isTime: boolean[] = [];
  const codes = new Map<number, string>();
  let isOfCells = false;
  if (styles) {
    readXml(styles, {
      open(tag, attributes) {
        if (tag === 'numFmt') {
          const { numFmtId, formatCode = '' } = attributes();
          codes.set(Number(numFmtId), formatCode);
        }
        if (tag === 'cellXfs') isOfCells = true;
        if (tag !== 'xf' || !isOfCells) return;
        const id = Number(attributes().numFmtId ?? 0);
        isTime.push(TIMES.some(([from, to]) => id >= from && id <= to) || showsTime(codes.get(id) ?? ''));
      },
      close(tag) {
        if (tag === 'cellXfs') isOfCells = false;
      },
    });
  }
  return isTime;
}

/** Letters in quotes, behind a backslash and in brackets are shown as they stand; but `[h]` are hours. */
const showsTime = (code: string) =>
  /[ymdhs]|aaa/i.test(
    code
      .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
      .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
      .replaceAll(/General/gi, ''),
  );
