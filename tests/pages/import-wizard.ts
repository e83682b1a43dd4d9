/** Files that clerks bring in, and the wizard that takes them. */

/** What the wizard needs of a page of a browser or of a window. */
interface Found<L> {
  getByRole(role: 'button' | 'dialog', options: { name: string; exact?: boolean }): L;
}

interface Part<L> extends Found<L> {
  locator(selector: string): L;
  getByText(text: string): L;
  click(): Promise<void>;
  waitFor(): Promise<void>;
  setInputFiles(file: ReturnType<typeof csv>): Promise<void>;
}

/** As spreadsheets write it on the clerks' machines: with a mark of its encoding, and lines that end in two characters. */
export const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
});

/** @param what is brought in, as its list is called */
export async function openWizard<L extends Part<L>>(page: Found<L>, what: string): Promise<L> {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `导入：${what}` });
  await dialog.getByRole('button', { name: '选择文件' }).waitFor();
  return dialog;
}

/** Brings a file whose columns find their fields by themselves, and has it checked. */
export async function checkFile<L extends Part<L>>(
  page: Found<L>,
  what: string,
  file: ReturnType<typeof csv>,
): Promise<L> {
  const dialog = await openWizard(page, what);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText(`${file.name}：`).waitFor();
  await dialog.getByRole('button', { name: '开始预检' }).click();
  return dialog;
}
