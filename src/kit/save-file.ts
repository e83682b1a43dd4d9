/** Puts a file into the browser's downloads. */

/** What a link with `download` does; a link that is in no page works as well. */
export function save(url: string, fileName: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  link.click();
}

/** A file that was made here. */
export function saveBlob(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob);
  save(url, fileName);
  URL.revokeObjectURL(url);
}
