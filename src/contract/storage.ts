/**
 * Files and pictures. 文件 file · 图片 picture · 拍摄时间 time of the picture · 直传 direct upload.
 * Bytes are read by short-lived signed addresses only: an answer that names a file carries a fresh one.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Id } from './grammar/wire.ts';
import { addressFields } from './signed-address.ts';

export const LARGEST_PICTURE_BYTES = 10 * 1_048_576;
export const LARGEST_DOCUMENT_BYTES = 50 * 1_048_576;
/** Held in memory while it comes in: two at a time fill what a process gives to uploads. */
export const LARGEST_PACKAGE_BYTES = 100 * 1_048_576;

/** Degrees of a picture's place are WGS-84. */
export const Picture = z.object({
  fileId: Id,
  /** Path and query from the root of the service, good until `expireOn`. */
  url: z.string(),
  expireOn: EpochMs,
  contentType: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  takenOn: z.nullable(EpochMs),
  lng: z.nullable(z.number()),
  lat: z.nullable(z.number()),
  /** Of the bytes that are kept, in hexadecimal. */
  sha256: z.string(),
  /** What the picture brought besides its pixels and does not carry any more: `exif`, `gps`, `icc`, `iptc`, `xmp`. */
  stripped: z.array(z.string()),
});
export type Picture = z.output<typeof Picture>;

export const StoredDocument = z.object({
  fileId: Id,
  url: z.string(),
  expireOn: EpochMs,
  contentType: z.string(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
});
export type StoredDocument = z.output<typeof StoredDocument>;

/** Apps are installed by what both sums say. */
export const StoredPackage = z.extend(StoredDocument, { md5: z.string() });
export type StoredPackage = z.output<typeof StoredPackage>;

const pictureFails = ['OVER_LIMIT', 'TOO_FREQUENT', 'DEPENDENCY_AWAY'] as const;

export const storageCalls = callGroup('storage', {
  uploadPicture: call('POST', '/api/files/picture', {
    upload: { largest: LARGEST_PICTURE_BYTES, accept: ['image/jpeg', 'image/png', 'image/webp'] },
    data: Picture,
    may: 'signed-in',
    fails: pictureFails,
    business: 'add',
    hasSecretAnswer: true,
    isBeyondPlain: true,
  }),
  /** PDF, Office documents, zip archives and Android packages; never shown, only saved. */
  uploadDocument: call('POST', '/api/files/document', {
    upload: {
      largest: LARGEST_DOCUMENT_BYTES,
      accept: ['application/pdf', '.docx', '.xlsx', '.pptx', '.zip', '.apk', '.wgt'],
    },
    data: StoredDocument,
    may: 'signed-in',
    fails: pictureFails,
    business: 'add',
    hasSecretAnswer: true,
    isBeyondPlain: true,
  }),
  /** The package of an app: Android, iOS, or an archive of web pages. What it is, its content says. */
  uploadPackage: call('POST', '/api/files/package', {
    upload: { largest: LARGEST_PACKAGE_BYTES, accept: ['.apk', '.ipa', '.wgt', '.zip'] },
    data: StoredPackage,
    may: 'systemmgr:version',
    fails: pictureFails,
    business: 'add',
    hasSecretAnswer: true,
    isBeyondPlain: true,
  }),
  /** A fresh address of a file that one has uploaded oneself, and that has not become the picture of a paper. */
  fileAddress: call('GET', '/api/files/{fileId}/address', {
    params: z.object({ fileId: Id }),
    data: z.object({ url: z.string(), expireOn: EpochMs }),
    may: 'signed-in',
    fails: ['NOT_FOUND'],
    isBeyondPlain: true,
  }),
  readFile: call('GET', '/api/files/{fileId}', {
    params: z.object({ fileId: Id }),
    query: z.object(addressFields),
    data: z.unknown(),
    isFile: true,
    may: 'signed-address',
    fails: ['NOT_FOUND', 'DEPENDENCY_AWAY'],
  }),
  /**
   * What a browser posts a picture with, as a form whose `file` comes last, behind `key`, `policy` and `signature`.
   * `host` is a path of this service. Times are seconds here, as its clients in the field expect.
   */
  aliyunOSSAccessToken: call('GET', '/api/admin/order/aliyunOSSAccessToken', {
    data: z.object({
      accessid: z.string(),
      host: z.string(),
      policy: z.string(),
      signature: z.string(),
      /** Seconds since 1970. */
      expire: z.string(),
      dir: z.string(),
    }),
    may: 'signed-in',
  }),
  /**
   * From another machine. Its signature covers no body, which is read after it is proved, but the address with
   * `sha256`: bytes that are others are refused.
   */
  openPicture: call('POST', '/api/open/pictures', {
    query: z.object({ sha256: z.string().check(z.regex(/^[\da-f]{64}$/)) }),
    upload: { largest: LARGEST_PICTURE_BYTES, accept: ['image/jpeg', 'image/png', 'image/webp'] },
    data: Picture,
    may: 'open-door',
    openScope: 'pushPictures',
    fails: pictureFails,
    hasSecretAnswer: true,
    isBeyondPlain: true,
  }),
  uploadDirectly: call('POST', '/api/files/direct', {
    query: z.object({ userId: Id, sessionId: Id, ...addressFields }),
    upload: { largest: LARGEST_PICTURE_BYTES, accept: ['image/jpeg', 'image/png', 'image/webp'] },
    data: Picture,
    may: 'signed-address',
    fails: pictureFails,
    business: 'add',
    hasSecretAnswer: true,
  }),
});
