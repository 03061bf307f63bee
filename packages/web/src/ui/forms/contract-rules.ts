import type * as z from "zod";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { fieldProblemsOf, type FieldProblem } from "@solvia/core/platform/problems";
import type { Route } from "../../api/route.ts";

type Schema = z.ZodType | undefined;
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  options?: readonly z.ZodType[];
  getter?: () => z.ZodType;
}

/** What a schema wraps, but for its own shape: the schema behind a default, a transformation or a reference. */
function wrappedBy(definition: Definition): Schema {
  const { in: from, out, innerType, getter } = definition;
  if (definition.type === "pipe") return (from?.def as Definition | undefined)?.type === "transform" ? out : from;
  return innerType ?? getter?.();
}

/** The schema of a field, by its path in the input ("lines.0.quantity"); undefined where the schema doesn't say. */
function schemaAt(schema: Schema, [name, ...rest]: readonly string[]): Schema {
  if (!schema || name === undefined) return schema;
  const definition = schema.def as unknown as Definition;
  const { shape, element, valueType, left, right, options } = definition;
  if (shape) return schemaAt(shape[name], rest);
  if (element ?? valueType) return schemaAt(element ?? valueType, rest);
  const branches = options ?? (left && right ? [left, right] : []);
  for (const branch of branches) {
    const found = schemaAt(branch, [name, ...rest]);
    if (found) return found;
  }
  return schemaAt(wrappedBy(definition), [name, ...rest]);
}

/** What a form knows of its endpoint's input. */
export interface Rules {
  /** Whether a field may be left empty by nobody. */
  isRequired: (path: string) => boolean;
  /** What is wrong with an input, by the very schema by which the API reads it. */
  faultsOf: (input: unknown) => FieldProblem[];
}

/** Whether a field refuses that it isn't there, and that it is empty: a list that may have no entries isn't required. */
export const isRequired = (schema: Schema, path: string): boolean => {
  const field = schemaAt(schema, path.split("."));
  return field !== undefined && [undefined, "", []].every((nothing) => !field.safeParse(nothing).success);
};

const valueAt = (input: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], input);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** The findings of a schema; of a field in which nothing stands, that it is required. */
export function faultsOf(schema: Schema, input: unknown): FieldProblem[] {
  const read = schema?.safeParse(input);
  if (!read?.error) return [];
  return fieldProblemsOf(read.error).map((fault) =>
    isEmpty(valueAt(input, fault.field)) && isRequired(schema, fault.field)
      ? { field: fault.field, code: "required" }
      : fault,
  );
}

/** The rules of an endpoint, loaded when its form is shown: no schema is part of the first visit. Nothing where they can't be had. */
export async function rulesOf<E extends Endpoint>(route: Route<E>): Promise<Rules | undefined> {
  const contracts = await route.load?.().catch(() => undefined);
  const declared = Object.values(contracts ?? {}) as readonly Partial<Endpoint>[];
  const schema = declared.find(({ method, path }) => method === route.method && path === route.path)?.body;
  return schema && { isRequired: (path) => isRequired(schema, path), faultsOf: (input) => faultsOf(schema, input) };
}
