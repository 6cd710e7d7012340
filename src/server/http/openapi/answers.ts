import type { Endpoint, EndpointName } from '../../../domain/endpoints';
import { type ErrorCode, errorStatus } from '../../../domain/errors';
import type { CallInput } from '../../../domain/input';
import made from './answers.json';
import type { Json, JsonSchema } from './schemas';

/** What `npm run api:dump` makes of `domain/answers.ts`. */
const { answers, beside, envelopes, field, schemas } = made as unknown as {
  answers: Partial<Record<EndpointName, JsonSchema>>;
  beside: Partial<Record<EndpointName, JsonSchema>>;
  envelopes: Record<'one' | 'list' | 'import', JsonSchema>;
  field: JsonSchema;
  schemas: Record<string, JsonSchema>;
};

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** The schemas answers refer to: what they are made of, and the refusal. */
export function answerSchemas(): Record<string, JsonSchema> {
  return { ...schemas, Error: errorSchema() };
}

/** What a call answers where all is well, by status. */
export function answerOf(
  name: EndpointName,
  { answer, fileType = workbook, streams, tagged }: Endpoint,
  input: CallInput,
): Json {
  switch (answer) {
    case 'one':
    case 'list':
    case 'import':
      return {
        200: {
          description: 'Done',
          content: {
            'application/json': { schema: envelope(name, answer) },
            ...(streams && { 'text/event-stream': {} }),
            // Whoever asks for it is sent the sheet with its faults instead.
            ...(input.body?.fields.error_file && { [workbook]: {} }),
          },
        },
        ...(tagged && { 304: { description: 'The copy that `if-none-match` names still holds' } }),
      };
    case 'file': {
      const asCsv = input.query?.fields.format ? { 'text/csv': {} } : {};
      const headers = { 'content-disposition': { description: 'Its name', schema: { type: 'string' } } };
      const types = Object.fromEntries([fileType].flat().map((type) => [type, {}]));
      return { 200: { description: 'The file', headers, content: { ...types, ...asCsv } } };
    }
    case 'nothing':
      return { 204: { description: 'Done' } };
    case 'redirect':
      return { 302: { description: 'Elsewhere', headers: { location: { schema: { type: 'string' } } } } };
  }
}

function envelope(name: EndpointName, kind: 'one' | 'list' | 'import'): JsonSchema {
  const { properties = {}, ...around } = envelopes[kind];
  const { data = {} } = properties;
  const row = answers[name] ?? {};
  const inside = { one: row, list: { ...data, items: row }, import: importData(data, row) };
  const more = beside[name];
  return {
    ...around,
    properties: { ...properties, ...more?.properties, data: inside[kind] },
    required: [...(around.required ?? []), ...(more?.required ?? [])],
  };
}

function importData(data: JsonSchema, row: JsonSchema): JsonSchema {
  return { ...data, properties: { ...data.properties, dataSuccess: { ...data.properties?.dataSuccess, items: row } } };
}

/** The refusals the table of calls knows of, by status; `default` stands for those a call has beside. */
export function refusalsOf(
  { access, needsProof, upload, failure }: Endpoint,
  { params, query, body }: CallInput,
): Json {
  const known: ErrorCode[] = [];
  if (params || query || body || upload) known.push('validation_failed');
  if (body || upload) known.push('invalid_request');
  if (access !== 'public') known.push('access_token_invalid', 'access_token_expired', 'user_has_been_suspended');
  if (typeof access !== 'string') known.push('permission_denied');
  if (needsProof) known.push('reauthentication_required');
  if (upload?.kind === 'workbook') known.push('file_format_invalid', 'too_many_rows');
  if (upload && upload.kind !== 'none') known.push('file_too_large');
  if (failure) known.push(failure);
  const byStatus: Record<number, Json> = {};
  for (const status of new Set(known.map((code) => errorStatus[code]))) {
    const codes = known.filter((code) => errorStatus[code] === status);
    byStatus[status] = { description: `Refused, such as ${codes.join(', ')}`, content: refusal };
  }
  return { ...byStatus, default: { description: 'Refused', content: refusal } };
}

/** Every code there is, each with its status. */
function errorSchema(): JsonSchema {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const statuses = [...new Set(Object.values(errorStatus))];
  return {
    type: 'object',
    required: ['statusCode', 'message'],
    properties: {
      statusCode: { type: 'integer' },
      message: { type: 'string', enum: codes },
      errors: { type: 'array', description: 'The fields that are to blame.', items: field },
    },
    oneOf: statuses.map((status) => ({
      properties: {
        statusCode: { const: status },
        message: { enum: codes.filter((code) => errorStatus[code] === status) },
      },
    })),
  };
}
