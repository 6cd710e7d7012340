import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { apiBase, type Endpoint, type EndpointName, endpoints } from '../../src/domain/endpoints';
import { openApiDocument } from '../../src/server/http/openapi';

type Json = Record<string, unknown>;

/** An answer as a test got it. */
interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

interface Response {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Operation {
  responses: Record<string, Response>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

const documentId = 'https://api.test/document';
let validators: { ajv: Ajv2020; document: Document } | undefined;

/** The document with no room for a field it does not name, as a schema to check answers by. */
function opened() {
  if (validators) return validators;
  const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(closed(document) as Json, documentId);
  validators = { ajv, document };
  return validators;
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isOpen = inside.type === 'object' && 'properties' in inside && !('additionalProperties' in inside);
  return isOpen ? { ...inside, additionalProperties: false } : inside;
}

const table = Object.entries<Endpoint>(endpoints)
  .map(([name, { method, path }]) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return { name: name as EndpointName, method, path, pattern };
  })
  // `/kols/next-code` is no KOL of that id.
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

/** The call an address below `/api/v1` is of; none where there is no such call. */
export function callAt(method: string, address: string): EndpointName | undefined {
  const path = address.split('?')[0] ?? '';
  return table.find((one) => one.method === method && one.pattern.test(path))?.name;
}

const pointer = (...parts: string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** What the document says of an answer with this status, and where it says it. */
function saidOf({ path, method }: Endpoint, status: number): { at: string; response: Response | undefined } {
  const { paths, components } = opened().document;
  const response = paths[path]?.[method.toLowerCase()]?.responses[status];
  const common = response?.$ref?.split('/').at(-1);
  if (common) return { at: pointer('components', 'responses', common), response: components.responses[common] };
  return { at: pointer('paths', path, method.toLowerCase(), 'responses', String(status)), response };
}

function validatorOf(at: string): ValidateFunction | undefined {
  return opened().ajv.getSchema(`${documentId}#/${at}/${pointer('content', 'application/json', 'schema')}`);
}

/** What of an answer the document does not say, or says otherwise. */
export function undocumented(name: EndpointName, { statusCode, headers, body }: Answer): string[] {
  const { at, response } = saidOf(endpoints[name], statusCode);
  if (!response) return [`status ${statusCode}`];
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  if (!response.content || statusCode === 304) return body === '' ? [] : ['a body'];
  if (!(type in response.content)) return [`content type ${type}`];
  // What is sent compressed says the same as what is not.
  if (type !== 'application/json' || headers['content-encoding']) return [];
  const validate = validatorOf(at);
  if (!validate) return ['no schema'];
  if (validate(JSON.parse(body))) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

/** @throws Error where an answer of this address is not as the OpenAPI document says */
export function expectDocumented(method: string, address: string, answer: Answer): void {
  const name = callAt(method, address);
  const problems = name ? undocumented(name, answer) : [];
  if (problems.length > 0) {
    throw new Error(
      `${method} ${apiBase}${address} answers what the OpenAPI document does not say: ${problems.slice(0, 10).join('; ')}`,
    );
  }
}
