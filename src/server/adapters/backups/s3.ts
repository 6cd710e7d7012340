import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type S3Server, s3Client } from '../s3Client';
import { type ArchivePlace, noArchive } from './place';

// Of 10,000 parts an object may have: archives up to 320 GB.
const partSize = 32 * 1024 * 1024;

/** Keeps archives in a bucket, which has to exist, under keys that begin with `prefix`. */
export function s3Place(server: S3Server, bucket: string, prefix: string): ArchivePlace {
  // Archives take as long as they take, as long as something moves.
  const client = s3Client(server, { connectionTimeout: 10_000, socketTimeout: 120_000 });
  const describe = (name: string) => `s3://${bucket}/${prefix}${name}`;
  const object = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  return {
    describe,
    async list() {
      const names: string[] = [];
      let from: string | undefined;
      do {
        const asked = { Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: from };
        const page = await client.send(new ListObjectsV2Command(asked));
        names.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : [])));
        from = page.NextContinuationToken;
      } while (from);
      return names;
    },
    async has(name) {
      try {
        await client.send(new HeadObjectCommand(object(name)));
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
        throw error;
      }
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(name)));
        if (!(Body instanceof Readable)) throw new Error('S3 answered without a body');
        return Body;
      } catch (error) {
        if (error instanceof NoSuchKey) throw noArchive(describe(name));
        throw error;
      }
    },
    async write(name, content) {
      const upload = new Upload({ client, params: { ...object(name), Body: content }, partSize, queueSize: 2 });
      await upload.done();
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
  };
}
