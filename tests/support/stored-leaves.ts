import { schemaOf } from "@solvia/core/platform/stored/stored";
import * as z from "zod";

/** What may stand in an item of the table: dotted paths, 0 for a place in a list, * for a key; with its codes where it is one of some. */
export type Leaf = readonly [path: string, codes?: readonly string[]];

/** All that an entity's schema names, down to single values. */
export const leavesOf = (attributes: Readonly<Record<string, unknown>>): readonly Leaf[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => ofAttribute(attribute, name));

interface Attribute {
  type?: string;
  props?: { enum?: readonly unknown[] };
  elements?: unknown;
  attributes?: Readonly<Record<string, unknown>>;
}

function ofAttribute(attribute: unknown, path: string): readonly Leaf[] {
  const schema = schemaOf(attribute);
  const { type, props, elements, attributes } = attribute as Attribute;
  if (schema) return ofSchema(schema, type === "list" ? `${path}.0` : path);
  if (props?.enum) return [[path, props.enum.map(String)]];
  if (attributes) return Object.entries(attributes).flatMap(([name, one]) => ofAttribute(one, `${path}.${name}`));
  return elements ? ofAttribute(elements, type === "record" ? `${path}.*` : `${path}.0`) : [[path]];
}

function ofSchema(schema: z.ZodType, path: string): readonly Leaf[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return ofSchema(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodEnum) return [[path, schema.options.map(String)]];
  if (schema instanceof z.ZodLiteral) return [[path, [...schema.values].filter((value) => typeof value === "string")]];
  if (schema instanceof z.ZodArray) return ofSchema(schema.element as z.ZodType, `${path}.0`);
  if (schema instanceof z.ZodTuple)
    return schema.def.items.flatMap((one, index) => ofSchema(one as z.ZodType, `${path}.${index}`));
  if (schema instanceof z.ZodRecord) return ofSchema(schema.valueType as z.ZodType, `${path}.*`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => ofSchema(one as z.ZodType, path));
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).flatMap(([name, one]) => ofSchema(one, `${path}.${name}`));
  return [[path]];
}
