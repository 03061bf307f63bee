type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A JSON Schema whose required names are all among its properties: what has a value for each of some words ("IT1", "IT2") is said by `additionalProperties`
 * alone, which tools that read documents take for a slip.
 */
export function spelledOut(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(spelledOut);
  if (!isObject(schema)) return schema;
  const read = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, spelledOut(part)]));
  const { required, properties, additionalProperties } = read;
  if (!Array.isArray(required) || !isObject(additionalProperties)) return read;
  const known = isObject(properties) ? properties : {};
  const missing = (required as string[]).filter((name) => !(name in known));
  if (missing.length === 0) return read;
  return {
    ...read,
    properties: { ...known, ...Object.fromEntries(missing.map((name) => [name, additionalProperties])) },
  };
}
