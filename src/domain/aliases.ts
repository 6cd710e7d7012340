import type * as yup from 'yup';

/** Another name of a field: the field it stands for, and whether it takes one entry of that field's list. */
export interface Alias {
  of: string;
  one?: true;
}

declare module 'yup' {
  /** What of a schema only its readers need: the OpenAPI document says it, `parse` does not look at it. */
  interface CustomSchemaMetadata {
    jsonSchema?: { description?: string; format?: string };
    /** Of an object: other names of its fields. */
    aliases?: Readonly<Record<string, Alias>>;
    /** Of an object: other forms of the whole that are taken for it. */
    otherForms?: readonly yup.Schema[];
    /** Of a list: it may also be one text with commas between its entries. */
    commaText?: true;
  }
}

/**
 * The schema as one that also takes a single entry under the name `one`, as forms with one choice send it; the list
 * `many` wins where both are given (CONTRACT.md §1). An emptied one is an empty list, or left out.
 */
export function takingOne<S extends yup.AnyObjectSchema>(
  schema: S,
  one: string,
  many: string,
  emptied: 'is empty' | 'is left out' = 'is empty',
): S {
  const none = emptied === 'is empty' ? [] : undefined;
  return schema
    .transform((value: unknown) => {
      if (typeof value !== 'object' || value === null || !(one in value) || many in value) return value;
      const entry = (value as Record<string, unknown>)[one];
      return { ...value, [many]: entry ? [entry] : none };
    })
    .meta({ aliases: { [one]: { of: many, one: true } } });
}

/** For `meta` of a field that takes a file of ours by its id or by its address (CONTRACT.md §6). */
export const idOrAddress = { jsonSchema: { description: 'A file of ours: its id or its address.' } };

/** For `meta` of an amount. */
export const inVnd = { jsonSchema: { description: 'Whole Vietnamese dong (VND).' } };
