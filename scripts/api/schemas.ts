import { fileURLToPath } from 'node:url';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import type { Wire } from '../../src/domain/answers';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the schemas of all answers stand, for the server to read. */
export const answersFile = `${root}src/server/http/openapi/answers.json`;

/** The JSON Schemas of what every call answers, made from the types in `src/domain/answers.ts`, as the file holds them. */
export function answersText(): string {
  const generator = createGenerator({
    path: `${root}src/domain/answers.ts`,
    tsconfig: `${root}tsconfig.json`,
    type: 'Wire',
    expose: 'export',
    jsDoc: 'extended',
    skipTypeCheck: true,
    additionalProperties: true,
    encodeRefs: false,
  });
  const definitions = definitionsOf(generator.createSchema('Wire'));
  const parts = fieldsOf(definitions.Wire) as Record<keyof Wire, Schema>;
  const followed = (part: Schema | undefined) => definitions[nameIn(part?.$ref)] ?? part;
  const envelopes = { one: followed(parts.one), list: followed(parts.list), import: followed(parts.import) };
  const made = {
    answers: fieldsOf(followed(parts.answers)),
    beside: fieldsOf(followed(parts.beside)),
    envelopes,
    field: followed(parts.field),
  };
  const apart = new Set(['Wire', ...Object.values(parts).map((part) => nameIn(part.$ref))]);
  const schemas = Object.fromEntries(Object.entries(definitions).filter(([name]) => !apart.has(name)));
  return `${JSON.stringify({ ...made, schemas }, inDocument, 2)}\n`;
}

const base = '#/definitions/';
const nameIn = (reference = '') => reference.slice(base.length);
const definitionsOf = ({ definitions = {} }: Schema) => definitions as Record<string, Schema>;
const fieldsOf = (schema: Schema | undefined) => (schema?.properties ?? {}) as Record<string, Schema>;

function inDocument(key: string, value: unknown): unknown {
  return key === '$ref' ? String(value).replace(base, '#/components/schemas/') : value;
}
