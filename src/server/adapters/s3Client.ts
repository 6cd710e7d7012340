import { S3Client } from '@aws-sdk/client-s3';

/** How an S3-compatible server is reached. */
export interface S3Server {
  endpoint: string;
  accessKey: string;
  secretKey: string;
}

/** A client of an S3-compatible server; `limits` in milliseconds. */
export function s3Client(
  { endpoint, accessKey, secretKey }: S3Server,
  limits: { connectionTimeout: number; requestTimeout?: number },
): S3Client {
  return new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Newer default checksums are unknown to many S3-compatible servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: limits,
  });
}
