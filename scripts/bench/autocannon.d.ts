declare module 'autocannon' {
  type Request = { path: string; headers?: Record<string, string> };
  /** One connection. */
  export interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests?: Request[];
    setupClient?: (client: Client) => void;
    headers?: Record<string, string>;
    /** Requests per second of all connections together. */
    overallRate?: number;
  }
  interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number; max: number };
    non2xx: number;
    '3xx': number;
    '4xx': number;
    '5xx': number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
