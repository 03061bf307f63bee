import fc from "fast-check";

export type Schema = Readonly<Record<string, unknown>>;

const list = (schema: Schema, name: string): readonly Schema[] => (schema[name] ?? []) as readonly Schema[];
const number = (schema: Schema, name: string, otherwise: number): number =>
  typeof schema[name] === "number" ? schema[name] : otherwise;

const ofString = (schema: Schema): fc.Arbitrary<string> => {
  if (typeof schema["pattern"] === "string") return fc.stringMatching(new RegExp(schema["pattern"]));
  if (schema["format"] === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.string({
    minLength: number(schema, "minLength", 0),
    maxLength: number(schema, "maxLength", 40),
    unit: "grapheme",
  });
};

/** What a JSON schema lets in, of the words that our contract is written in; what it says nothing about is anything. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema["const"]);
  if ("enum" in schema) return fc.constantFrom(...(schema["enum"] as unknown[]));
  const forms = [...list(schema, "oneOf"), ...list(schema, "anyOf")];
  if (forms.length > 0) return fc.oneof(...forms.map(fromSchema));
  switch (schema["type"]) {
    case "string":
      return ofString(schema);
    case "integer":
      return fc.integer({ min: number(schema, "minimum", -1000), max: number(schema, "maximum", 1_000_000) });
    case "number":
      return fc.double({ min: number(schema, "minimum", -1000), max: number(schema, "maximum", 1e6), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fromSchema((schema["items"] ?? {}) as Schema), {
        minLength: number(schema, "minItems", 0),
        maxLength: Math.min(number(schema, "maxItems", 4), 4),
      });
    case "object": {
      const parts = (schema["properties"] ?? {}) as Readonly<Record<string, Schema>>;
      const requiredKeys = (schema["required"] ?? []) as string[];
      return fc.record(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, fromSchema(part)])), {
        requiredKeys,
      });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
