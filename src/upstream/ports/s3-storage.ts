/** Objects in a bucket of any store that speaks S3. */
import { Readable } from 'node:stream';
import { PortFailed, type StoragePort } from '../core/outside/ports.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path instead of the host name, as most stores beside Amazon's want it. */
  isPathStyle: boolean;
}

const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;
/** The first one included. */
const ATTEMPTS = 2;

/** The library is large and loads only where a bucket is configured. */
export async function s3Storage(settings: S3Settings): Promise<StoragePort> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // stores beside Amazon's do not know the checksums that the library would add by itself
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const { bucket: Bucket } = settings;
  return {
    kind: 's3',
    put: (Key, Body, ContentType) =>
      told(async () => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
      }),
    get: (Key, range) =>
      told(async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        try {
          const { Body, ContentLength, ContentRange } = await client.send(
            new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }),
          );
          if (!(Body instanceof Readable)) throw new PortFailed('storage', 'NO_BODY');
          return { body: Body, size: wholeSize(ContentRange) ?? ContentLength ?? 0 };
        } catch (error) {
          if (nameOf(error) === 'NoSuchKey' || statusOf(error) === 404) return undefined;
          throw error;
        }
      }),
    remove: Key =>
      told(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }),
  };
}

/** `bytes 0-4/120` is part of 120. */
function wholeSize(contentRange: string | undefined): number | undefined {
  const size = Number(contentRange?.split('/')[1]);
  return Number.isInteger(size) ? size : undefined;
}

const nameOf = (error: unknown) => (error as { name?: string }).name;
const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PortFailed) throw error;
    const status = statusOf(error);
    const code = status === undefined ? 'UNREACHABLE' : `HTTP_${status}`;
    throw new PortFailed('storage', code, { cause: error });
  }
}
