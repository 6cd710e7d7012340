import { convertSchema } from '@sodaru/yup-to-json-schema';
import type * as yup from 'yup';
import type { Alias } from '../../../domain/aliases';

export type Json = Record<string, unknown>;
/** A JSON Schema, of an object as far as it has fields. */
export type JsonSchema = Json & { properties?: Record<string, JsonSchema>; required?: string[]; items?: JsonSchema };

type Options = NonNullable<Parameters<typeof convertSchema>[1]>;
type Converters = NonNullable<Options['converters']>;
type Convert = (description: yup.SchemaFieldDescription, converters: Converters) => JsonSchema;

/** The JSON Schema of what a call is sent, with every other name and form that is taken for it. */
export function jsonSchema(schema: yup.AnySchema): JsonSchema {
  const converters = { object: objectOf, mixed: formsOf } as unknown as Converters;
  return convertSchema(schema, { converters }) as JsonSchema;
}

const objectOf: Convert = (description, converters) => {
  const { fields, meta, nullable } = description as yup.SchemaObjectDescription;
  const named = Object.entries(fields);
  const properties = Object.fromEntries(named.map(([name, field]) => [name, fieldOf(field, converters)]));
  const required = named.flatMap(([name, field]) => ('optional' in field && !field.optional ? [name] : []));
  const own = withAliases(
    { type: nullable ? ['object', 'null'] : 'object', properties, required },
    meta?.aliases ?? {},
  );
  return meta?.otherForms ? { anyOf: [own, ...meta.otherForms.map(jsonSchema)] } : own;
};

/** A value of no kind of its own is one of its forms. */
const formsOf: Convert = (field) => {
  const forms = 'meta' in field ? field.meta?.otherForms : undefined;
  return forms ? { anyOf: forms.map(jsonSchema) } : {};
};

function fieldOf(field: yup.SchemaFieldDescription, converters: Converters): JsonSchema {
  const convert = converters[field.type as keyof Converters] as unknown as Convert;
  const own = convert(field, converters);
  const isText = 'meta' in field && field.meta?.commaText;
  return isText ? { anyOf: [own, { type: 'string', description: 'The same with commas between.' }] } : own;
}

function withAliases(
  { properties = {}, required = [], ...object }: JsonSchema,
  aliases: Readonly<Record<string, Alias>>,
): JsonSchema {
  const named = Object.entries(aliases);
  const others = named.map(([name, { of, one }]) => {
    const own = properties[of];
    const description = one ? `One of \`${of}\`, which wins where both are given.` : `The same as \`${of}\`.`;
    return [name, { ...(one ? own?.items : own), description }];
  });
  // Where a field is demanded, its other name will do.
  const either = named.filter(([, { of }]) => required.includes(of));
  const demanded = required.filter((name) => !either.some(([, { of }]) => of === name));
  return {
    ...object,
    properties: { ...properties, ...Object.fromEntries(others) },
    ...(demanded.length > 0 && { required: demanded }),
    ...(either.length > 0 && {
      allOf: either.map(([name, { of }]) => ({ anyOf: [{ required: [of] }, { required: [name] }] })),
    }),
  };
}
