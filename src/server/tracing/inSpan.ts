import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** Does `work` as a span of its own, to which the statements it makes belong; it fails where the work does. */
export function inSpan<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return trace.getTracer('kolhub').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The message may hold values.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
