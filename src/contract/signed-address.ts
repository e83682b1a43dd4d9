/** Short-lived addresses of files, that whoever has them may read. 签名地址 signed address. */
import * as z from 'zod/mini';

/** What a signed address carries besides its path. */
export const addressFields = {
  expires: z.string().check(z.regex(/^\d{13}$/)),
  signature: z.string().check(z.regex(/^[\w-]{43}$/)),
};
