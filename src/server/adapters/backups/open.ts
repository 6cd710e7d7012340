import { basename, dirname } from 'node:path';
import type { S3Server } from '../s3Client';
import { diskPlace } from './disk';
import type { ArchiveAddress, ArchivePlace } from './place';
import { s3Place } from './s3';

const s3Pattern = /^s3:\/\/([^/]+)\/?(.*)$/;

/** The archive at `path/to/file` or `s3://bucket/key`. @throws Error where it names a bucket and no server is set */
export function archiveAt(address: string, s3: S3Server | null): ArchiveAddress {
  const found = s3Pattern.exec(address);
  if (!found) return { place: diskPlace(dirname(address)), name: basename(address) };
  const [, bucket = '', key = ''] = found;
  const name = key.slice(key.lastIndexOf('/') + 1);
  if (!name) throw new Error(`${address} names no archive: s3://bucket/key is needed.`);
  return { place: s3Place(serverOf(s3), bucket, key.slice(0, key.length - name.length)), name };
}

/** The folder or `s3://bucket/prefix` that archives go to. @throws Error where it names a bucket and no server is set */
export function archivesIn(address: string, s3: S3Server | null): ArchivePlace {
  const found = s3Pattern.exec(address);
  if (!found) return diskPlace(address);
  const [, bucket = '', prefix = ''] = found;
  return s3Place(serverOf(s3), bucket, prefix && `${prefix.replace(/\/+$/, '')}/`);
}

function serverOf(s3: S3Server | null): S3Server {
  if (s3) return s3;
  throw new Error(
    's3:// needs BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY, or the S3_ variables of the files.',
  );
}
