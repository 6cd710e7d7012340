import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type S3Limits, type S3Server, s3Client } from '../s3Client';
import { checkedKey, type FileStore, isFileKey } from './store';

/** The S3_* settings (CONTRACT.md §7). */
export interface S3Settings extends S3Server {
  bucket: string;
}

/** Who uploads is waiting, and is told to try again before they give up. */
const patience: S3Limits = {
  connectionTimeout: 3_000,
  requestTimeout: 30_000,
  socketTimeout: 15_000,
  maxAttempts: 2,
};

/**
 * Keeps files in a bucket of an S3-compatible server; makes the bucket on first use where it is missing.
 * What it throws is an `OutsideFailure` where the server does not answer, is busy or full.
 */
export function s3Store(settings: S3Settings, limits = patience): FileStore {
  const { bucket } = settings;
  const client = s3Client(settings, limits);
  let prepared: Promise<void> | undefined;
  const ready = () => {
    prepared ??= ensureBucket(client, bucket).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };

  return {
    async put(key, bytes, type) {
      const Key = checkedKey(key);
      await ready();
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key, Body: bytes, ContentType: type, ContentLength: bytes.length }),
      );
    },

    async get(key) {
      const Key = checkedKey(key);
      await ready();
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('S3 answered without a body');
        return { stream: Body, size: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async *list() {
      await ready();
      let from: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: from }));
        yield (page.Contents ?? []).flatMap(({ Key }) => (Key && isFileKey(Key) ? [Key] : []));
        from = page.NextContinuationToken;
      } while (from);
    },

    async remove(key) {
      const Key = checkedKey(key);
      await ready();
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },

    async reach() {
      await ensureBucket(client, bucket);
    },
  };
}

/** Keys limited to objects may not look at the bucket (403): then it is taken to exist. */
async function ensureBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 403) return;
    if (status !== 404) throw error;
    await client.send(new CreateBucketCommand({ Bucket: bucket })).catch(ignoreWhenOwned);
  }
}

/** Another process may have made the bucket in between. */
function ignoreWhenOwned(error: unknown): void {
  const name = error instanceof S3ServiceException ? error.name : '';
  if (name !== 'BucketAlreadyOwnedByYou' && name !== 'BucketAlreadyExists') throw error;
}
