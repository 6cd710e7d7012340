import { admitsKeys, type Endpoint, type EndpointName } from '../../../domain/endpoints';
import { type ErrorCode, errorStatus } from '../../../domain/errors';
import type { CallInput } from '../../../domain/input';
import made from './answers.json';
import thrown from './refusals.json';
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

/** The codes each handler may throw, read out of the code by the same command. */
const refusals = thrown as unknown as Record<EndpointName, readonly ErrorCode[]>;

/** The schemas answers refer to: what they are made of, any refusal, and the fields one blames. */
export function answerSchemas(): Record<string, JsonSchema> {
  const blamed = { type: 'array', description: 'The fields that are to blame.', items: field };
  return { ...schemas, FieldErrors: blamed, Error: errorSchema() };
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

/** What any call may be refused with, before its handler or around it. */
const anywhere: readonly ErrorCode[] = [
  'invalid_request',
  'access_token_invalid',
  'access_token_expired',
  'api_key_invalid',
  'api_key_expired',
  'user_has_been_suspended',
  'request_timeout',
  'internal_error',
  'service_unavailable',
  'storage_full',
];

/** Refusals that many calls have word for word, by the name operations refer to. */
const shared = new Map<string, string>(
  [
    ['access_token_invalid', 'access_token_expired', 'api_key_invalid', 'api_key_expired'],
    ['request_timeout'],
    ['file_too_large'],
    ['internal_error'],
    ['service_unavailable'],
    ['storage_full'],
  ].map((codes) => [codes.join(), codes[0] ?? '']),
);

/** The refusals operations refer to. */
export function sharedRefusals(): Json {
  return Object.fromEntries([...shared].map(([codes, name]) => [name, refusal(codes.split(',') as ErrorCode[])]));
}

/** Every refusal of a call, by status: what its handler may throw, and what is said before it is asked. */
export function refusalsOf(name: EndpointName, endpoint: Endpoint, input: CallInput): Json {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codesOf(name, endpoint, input))
    byStatus[errorStatus[code]] = [...(byStatus[errorStatus[code]] ?? []), code];
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => {
      const common = shared.get(codes.join());
      return [status, common ? { $ref: `#/components/responses/${common}` } : refusal(codes)];
    }),
  );
}

function codesOf(name: EndpointName, endpoint: Endpoint, input: CallInput) {
  const { access, method, upload, failure, beforeSecondFactor, needsProof, tokens } = endpoint;
  const { params, query, body } = input;
  const known = new Set<ErrorCode>([...anywhere, ...(refusals[name] ?? [])]);
  if (params || query || body || upload) known.add('validation_failed');
  if (method !== 'GET') known.add('file_too_large');
  if (access !== 'public' && !beforeSecondFactor) known.add('second_factor_required');
  if (typeof access !== 'string') known.add('permission_denied');
  if (upload && upload.kind !== 'none') known.add('file_infected').add('file_check_unavailable');
  if (needsProof) known.add('reauthentication_required');
  if (tokens === 'taken') known.add('origin_not_allowed');
  if (!admitsKeys(endpoint)) known.add('api_key_not_allowed');
  if (failure) known.add(failure);
  return (Object.keys(errorStatus) as ErrorCode[]).filter((code) => known.has(code));
}

/** A refusal with one of these codes, which have one status. */
function refusal(codes: readonly ErrorCode[]): Json {
  const schema: JsonSchema = {
    type: 'object',
    required: ['statusCode', 'message'],
    properties: {
      statusCode: { type: 'integer', const: codes[0] && errorStatus[codes[0]] },
      message: { type: 'string', enum: codes },
      errors: { $ref: '#/components/schemas/FieldErrors' },
    },
  };
  return { description: 'Refused', content: { 'application/json': { schema } } };
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
      errors: { $ref: '#/components/schemas/FieldErrors' },
    },
    oneOf: statuses.map((status) => ({
      properties: {
        statusCode: { const: status },
        message: { enum: codes.filter((code) => errorStatus[code] === status) },
      },
    })),
  };
}
