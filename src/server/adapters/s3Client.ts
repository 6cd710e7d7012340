import { S3Client } from '@aws-sdk/client-s3';
import { type Failure, failureOf, OutsideFailure } from '../db/failures';

/** How an S3-compatible server is reached. */
export interface S3Server {
  endpoint: string;
  accessKey: string;
  secretKey: string;
}

/** How long is waited, in milliseconds, and how often something is tried. */
export interface S3Limits {
  connectionTimeout: number;
  /** Until an answer begins. */
  requestTimeout?: number;
  /** While nothing comes or goes, in the middle of a file too. */
  socketTimeout: number;
  maxAttempts?: number;
}

/** A client of an S3-compatible server. What the server is to blame for is thrown as an `OutsideFailure`. */
export function s3Client(
  { endpoint, accessKey, secretKey }: S3Server,
  { maxAttempts = 3, ...limits }: S3Limits,
): S3Client {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Newer default checksums are unknown to many S3-compatible servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts,
    // Without saying so, a request that takes too long is only warned about.
    requestHandler: { ...limits, throwOnRequestTimeout: true },
  });
  client.middlewareStack.add(
    (next) => (asked) =>
      next(asked).catch((error: unknown) => {
        const failure = s3FailureOf(error);
        throw failure ? new OutsideFailure(failure, error) : error;
      }),
    { step: 'initialize', priority: 'high', name: 'failuresOfTheServer' },
  );
  return client;
}

// What MinIO, Ceph and others call a bucket or a disk that takes no more, whatever status they send with it.
const full = /StorageFull|QuotaExceeded|InsufficientStorage|InsufficientCapacity/;

/** What an error of the SDK says of the server; null where the request was at fault, or the settings. */
function s3FailureOf(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  const status = statusOf(error);
  if (status === 507 || full.test(error.name)) return 'full';
  return status === 429 || status >= 500 || error.name === 'TimeoutError' ? 'unavailable' : failureOf(error);
}

/** The status of the answer that was no good; 0 where there was none. */
function statusOf(error: Error): number {
  const { $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? 0;
}
