/** Lines of bytes that are not decoded yet. */

interface ByteLine {
  lineNo: number;
  bytes: Buffer;
}

const [CR, LF] = [0x0d, 0x0a];

/** Without empty ones. `isEnded`: the last one has a line end. */
export function byteLines(bytes: Buffer): { lines: ByteLine[]; isEnded: boolean } {
  const lines: ByteLine[] = [];
  let lineNo = 0;
  for (let at = 0; at < bytes.length; ) {
    lineNo += 1;
    const found = bytes.indexOf(LF, at);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(at, bytes[end - 1] === CR ? end - 1 : end);
    if (line.length > 0) lines.push({ lineNo, bytes: line });
    at = end + 1;
  }
  return { lines, isEnded: bytes.at(-1) === LF };
}

/** The first line, without looking at the others. */
export function firstByteLine(bytes: Buffer): Buffer {
  const found = bytes.indexOf(LF);
  const end = found < 0 ? bytes.length : found;
  return bytes.subarray(0, bytes[end - 1] === CR ? end - 1 : end);
}
