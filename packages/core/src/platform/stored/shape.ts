import * as z from "zod";

type Field<V> = undefined extends V ? z.ZodOptional<z.ZodType<Exclude<V, undefined>>> : z.ZodType<V>;

/**
 * The schema of what is stored of a type: each of its fields is named, an optional one as optional, or it doesn't compile. Fields
 * that it doesn't name are let through: `stored` checks and hands on what was read.
 */
export const shapeOf = <T extends object>(fields: { readonly [K in keyof T]-?: Field<T[K]> }): z.ZodType<T> =>
  z.object(fields) as unknown as z.ZodType<T>;

/** One of a type's words: one that is missing here, or that the type doesn't have, doesn't compile. */
export const oneOf = <T extends string>(words: Readonly<Record<T, true>>): z.ZodType<T> =>
  z.enum(Object.keys(words) as T[]);

/** A list that nobody changes in its place. */
export const listOf = <T>(element: z.ZodType<T>): z.ZodType<readonly T[]> => z.array(element);

/** Values by names that are not known beforehand: by product, by language where some are absent. */
export const byName = <V>(value: z.ZodType<V>): z.ZodType<Readonly<Record<string, V>>> => z.record(z.string(), value);

/** By some of a type's words. */
export const bySome = <K extends string, V>(
  words: readonly [K, ...K[]] | readonly K[],
  value: z.ZodType<V>,
): z.ZodType<Partial<Record<K, V>>> => z.partialRecord(z.enum(words), value);

/**
 * What is stored of values that this schema of the API has let in: the same fields and kinds, without its limits, which may have been
 * others when the item was written, and with its defaults filled in.
 */
export function withoutLimits<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>> {
  return bare(schema) as z.ZodType<z.output<S>>;
}

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return bare(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodDefault) return bare(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return bare(schema.out as z.ZodType);
  if (schema instanceof z.ZodArray) return z.array(bare(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    return z.object(Object.fromEntries(fields.map(([name, field]) => [name, bare(field)])));
  }
  if (schema instanceof z.ZodString) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return schema;
  throw new Error(`what is stored of a ${schema.type} has to be said by a schema of its own`);
}
