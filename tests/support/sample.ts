import * as z from "zod";

interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  format?: string;
  minLength?: number;
  minimum?: number;
  items?: Schema;
  minItems?: number;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}

function valueOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return valueOf(schema.anyOf[0]);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, valueOf(schema.properties?.[name] ?? {})]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}));
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    default:
      return {};
  }
}

function textOf({ format, minLength = 1 }: Schema): string {
  if (format === "email") return "somebody@example.org";
  if (format === "date-time") return "2026-11-20T10:00:00.000Z";
  if (format === "date") return "2026-11-20";
  return "x".repeat(minLength);
}

/** A body that a contract's schema mostly takes: required fields alone, each with a plain value. */
export const sampleOf = (schema: z.ZodType): unknown =>
  valueOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema);
