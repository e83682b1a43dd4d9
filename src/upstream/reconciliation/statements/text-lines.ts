/** The lines of a text, numbered as an editor shows them. */

export interface TextLine {
  lineNo: number;
  text: string;
}

/** Without those that are blank. CR LF and LF end a line. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let lineNo = 0;
  for (let at = 0; at < text.length; ) {
    lineNo += 1;
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    if (line.trim() !== '') lines.push({ lineNo, text: line });
    at = end + 1;
  }
  return lines;
}
