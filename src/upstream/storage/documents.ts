/** Files that are no pictures: what they are is read from their content, and they are only ever saved. */
import { refuse } from '../core/failure.ts';

interface DocumentType {
  contentType: string;
  /** The first bytes. */
  begins: readonly number[];
}

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const office = (kind: string): DocumentType => ({
  contentType: `application/vnd.openxmlformats-officedocument.${kind}`,
  begins: ZIP,
});

/** By the ending of the name; several are archives alike, and only the name tells them apart. */
const TYPES: ReadonlyMap<string, DocumentType> = new Map([
  ['pdf', { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] }],
  ['docx', office('wordprocessingml.document')],
  ['xlsx', office('spreadsheetml.sheet')],
  ['pptx', office('presentationml.presentation')],
  ['zip', { contentType: 'application/zip', begins: ZIP }],
  ['apk', { contentType: 'application/vnd.android.package-archive', begins: ZIP }],
  ['wgt', { contentType: 'application/widget', begins: ZIP }],
]);

/** Fails with PARAMETER, reason FILE_TYPE, where name and content do not agree on a type we take. */
export function documentType(bytes: Buffer, name: string | null): { contentType: string; extension: string } {
  const extension = /\.(\w{1,5})$/.exec(name ?? '')?.[1]?.toLowerCase() ?? '';
  const type = TYPES.get(extension);
  if (!type?.begins.every((byte, index) => bytes[index] === byte)) throw refuse('PARAMETER', 'FILE_TYPE');
  return { contentType: type.contentType, extension };
}
