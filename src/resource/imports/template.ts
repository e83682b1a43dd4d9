/** An empty file with the heads of all fields, as a spreadsheet opens it without asking. */
export const templateText = (heads: readonly string[]) => `\ufeff${heads.map(quoted).join(',')}\r\n`;

const quoted = (head: string) => (/[",\r\n]/.test(head) ? `"${head.replaceAll('"', '""')}"` : head);
