import type { FastifyInstance } from 'fastify';
import { admitsKeys, apiBase, type Endpoint, type EndpointName, endpoints } from '../../domain/endpoints';
import { inputOf } from '../../domain/inputs';
import { accessText } from './openapi/access';
import { answerOf, answerSchemas, refusalsOf, sharedRefusals } from './openapi/answers';
import { bodyOf, parametersOf, sessionParametersOf } from './openapi/inputs';
import { documentPage, documentStyles } from './openapi/page';
import type { Json } from './openapi/schemas';
import { allowStyle } from './security';

/** Where the document stands; the one path under `/api/v1` that is not itself a call. */
export const documentPath = `${apiBase}/openapi.json`;

/** Serves the OpenAPI document of every call at `/api/v1/openapi.json` and a page to read it at `/api/docs`. */
export function serveOpenApi(app: FastifyInstance): void {
  const document = openApiDocument();
  app.get(documentPath, async () => document);
  app.get('/api/docs', async (_request, reply) =>
    allowStyle(reply, documentStyles).type('text/html; charset=utf-8').send(documentPage()),
  );
}

const conventions = `Ids are UUIDs, days \`YYYY-MM-DD\`, instants ISO 8601 in UTC, money whole VND. A field that is not in an
answer although it is named here is withheld from the caller or does not apply; answers may come to have more fields. Lists in
a query or form are given by repeating the key, also as \`key[]\` or \`key[0]\`. Unknown fields of a body are dropped.`;

/** By what a caller is known. */
const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a session, as signing in answers it. It lives 15 minutes.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'khk_…',
    description:
      'An API key a person has made on their profile for a program. It may what was chosen for it, as far as its owner may it at that moment, and no call that does not name it here.',
  },
};

/**
 * The OpenAPI 3.1 document, made from the endpoint table, the schemas of what calls are sent and the types of what they
 * answer.
 */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][]) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'KOL Hub API', version: '1', description: conventions.replaceAll('\n', ' ') },
    servers: [{ url: apiBase }],
    components: {
      securitySchemes,
      schemas: answerSchemas(),
      responses: sharedRefusals(),
    },
    paths,
  };
}

function operation(name: EndpointName, endpoint: Endpoint): Json {
  const input = inputOf(name);
  const tag = endpoint.path.split('/')[1];
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }, ...(admitsKeys(endpoint) ? [{ apiKey: [] }] : [])],
    parameters: [
      ...parametersOf(input.params, 'path'),
      ...parametersOf(input.query, 'query'),
      ...sessionParametersOf(endpoint),
    ],
    ...bodyOf(endpoint, input.body),
    responses: { ...answerOf(name, endpoint, input), ...refusalsOf(name, endpoint, input) },
  };
}

function descriptionOf(endpoint: Endpoint): string {
  const { access, partly = [] } = endpoint;
  const more = partly.length > 0 ? ` Some of it needs ${partly.map(accessText).join(', ')}.` : '';
  return `Access: ${accessText(access)}.${more}${admitsKeys(endpoint) ? '' : ' Not for API keys.'}`;
}
