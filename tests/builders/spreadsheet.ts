import { aPackedZip, type PackedEntry } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;

/** A spreadsheet of one sheet, with whatever stands before and within its rows. */
export const aSpreadsheet = (rows: string, before = '', more: readonly PackedEntry[] = []) =>
  aPackedZip([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${HEAD}${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...more,
  ]);

export const aCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const aRow = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
export const TWO_ROWS = aRow(1, aCell('A1', '名称')) + aRow(2, aCell('A2', '甲'));
