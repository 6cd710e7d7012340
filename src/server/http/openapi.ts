import { convertSchema } from '@sodaru/yup-to-json-schema';
import type { FastifyInstance } from 'fastify';
import type * as yup from 'yup';
import { type Access, apiBase, type Endpoint, type EndpointName, endpoints, rightsIn } from '../../domain/endpoints';
import { type ErrorCode, errorStatus } from '../../domain/errors';
import { inputOf } from '../../domain/inputs';
import { escapeHtml } from './html';

type Json = Record<string, unknown>;

/** Where the document stands; the one path under `/api/v1` that is not itself a call. */
export const documentPath = `${apiBase}/openapi.json`;

/** Serves the OpenAPI document of every call at `/api/v1/openapi.json` and a page to read it at `/api/docs`. */
export function serveOpenApi(app: FastifyInstance): void {
  const document = openApiDocument();
  app.get(documentPath, async () => document);
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(documentPage()));
}

/** The OpenAPI 3.1 document, made from the endpoint table and the schemas of the calls. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'KOL Hub API', version: '1' },
    servers: [{ url: apiBase }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema() },
    },
    paths,
  };
}

function operation(name: EndpointName, endpoint: Endpoint): Json {
  const { params, query, body } = inputOf(name);
  const tag = endpoint.path.split('/')[1];
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...bodyOf(body, endpoint.upload),
    responses: {
      ...answerOf(endpoint),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function descriptionOf({ access, partly = [] }: Endpoint): string {
  const more = partly.length > 0 ? ` Some of it needs ${partly.map(accessText).join(', ')}.` : '';
  return `Access: ${accessText(access)}.${more}`;
}

/** An access rule in words. */
function accessText(access: Access): string {
  if (typeof access === 'string') return access;
  return rightsIn(access)
    .map(({ scope, action }) => `${scope}.${action}`)
    .join(' or ');
}

function jsonSchema(schema: yup.AnyObjectSchema): Json & { properties?: Record<string, Json>; required?: string[] } {
  return convertSchema(schema) as Json;
}

function parametersOf(schema: yup.AnyObjectSchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf(body: yup.AnyObjectSchema | undefined, upload: Endpoint['upload']): Json {
  if (!body && !upload) return {};
  const schema = body ? jsonSchema(body) : { type: 'object' };
  if (!upload) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const multipart = { ...schema, properties: { ...(schema.properties as Json | undefined), ...filesOf(upload) } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: multipart } } } };
}

function filesOf(upload: NonNullable<Endpoint['upload']>): Json {
  const file = { type: 'string', format: 'binary' };
  if (upload.kind !== 'many') return upload.field ? { [upload.field]: file } : {};
  return Object.fromEntries(
    Object.entries(upload.fields).map(([field, most]) => [
      field,
      most > 1 ? { type: 'array', items: file, maxItems: most } : file,
    ]),
  );
}

function answerOf({ answer }: Endpoint): Json {
  const json = (schema: Json) => ({ 200: { description: 'Done', content: { 'application/json': { schema } } } });
  const data = { type: 'object' };
  const page = {
    total: { type: 'integer' },
    page: { type: 'integer' },
    size: { type: 'integer' },
    estimated: { const: true },
  };
  switch (answer) {
    case 'one':
      return json({ type: 'object', required: ['data'], properties: { data } });
    case 'list':
      return json({
        type: 'object',
        required: ['data', 'total'],
        properties: { data: { type: 'array', items: data }, ...page },
      });
    case 'import':
      return json({
        type: 'object',
        properties: {
          data: {
            type: 'object',
            properties: { dataSuccess: { type: 'array', items: data }, total: { type: 'integer' } },
          },
          errorRecords: { type: 'array', items: data },
        },
      });
    case 'file':
      return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } };
    case 'nothing':
      return { 204: { description: 'Done' } };
    case 'redirect':
      return { 302: { description: 'Elsewhere', headers: { location: { schema: { type: 'string' } } } } };
  }
}

function errorSchema(): Json {
  const property = { type: 'object', properties: { property: { type: 'string' }, message: { type: 'string' } } };
  return {
    type: 'object',
    required: ['statusCode', 'message'],
    properties: {
      statusCode: { type: 'integer' },
      message: { type: 'string', enum: Object.keys(errorStatus) as ErrorCode[] },
      errors: { type: 'array', items: property },
    },
  };
}

function documentPage(): string {
  const rows = Object.values<Endpoint>(endpoints)
    .map(
      (one) =>
        `<tr><td><b>${one.method}</b></td><td><code>${escapeHtml(one.path)}</code></td><td>${escapeHtml(one.summary)}</td><td>${accessText(one.access)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>KOL Hub API</title><style>body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#0f172a}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #e5e8ee}</style>
<h1>KOL Hub API</h1><p>Base <code>${apiBase}</code>. The whole document: <a href="${apiBase}/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method<th>Path<th>What<th>Access</thead><tbody>${rows}</tbody></table></html>`;
}
