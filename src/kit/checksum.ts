/**
 * The browser's own SHA-256 of a file, in hexadecimal: what arrived is held against it.
 * Null where the page is not served securely, or the file cannot be read any more.
 */
export async function sha256Of(file: Blob): Promise<string | null> {
  // the type says it is always there; outside of https and loopback it is not
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  try {
    const sum = await subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(sum), byte => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
