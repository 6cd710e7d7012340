import { hostname } from 'node:os';
import type { Config } from '../config';

/** How long a collector may take; what it does not take is lost, and nobody waits for it. */
const patienceMs = 5_000;

/**
 * Sends traces of calls, jobs and their statements to the collector `OTEL_EXPORTER_OTLP_ENDPOINT` names; nothing, and
 * nothing of it is loaded, without. Answers how to send the last ones.
 */
export async function startTracing({ traces }: Pick<Config, 'traces'>): Promise<() => Promise<void>> {
  if (!traces) return async () => {};
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${traces.endpoint}/v1/traces`, timeoutMillis: patienceMs });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': traces.service,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traces.share) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown().catch(() => {});
}
