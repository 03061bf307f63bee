import { Problem } from "@solvia/core/platform/problems";
import * as z from "zod";

/** What a schema holds, out of its wrappings of optional, default and nullable. */
function innermost(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    inner = inner.unwrap() as z.ZodType;
  }
  return inner;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem("malformed-request");
  }
}

/** Decimals as a program writes them: what is none stays a text, which the schema refuses ("0x10", "1e3", "1,5", " 5"). */
const numberOf = (text: string): number | string => (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text);

function valueOf(schema: z.ZodType | undefined, text: string): unknown {
  if (!schema) return text;
  const inner = innermost(schema);
  if (inner instanceof z.ZodString) return text;
  if (text.trim() === "") return undefined;
  if (inner instanceof z.ZodNumber) return numberOf(text);
  if (inner instanceof z.ZodBoolean) return text === "true" ? true : text === "false" ? false : text;
  if (inner instanceof z.ZodArray || inner instanceof z.ZodObject || inner instanceof z.ZodRecord) return json(text);
  return text;
}

/**
 * A form's texts as the values that the contract's body asks for: numbers, true and false, lists and objects as JSON; an
 * empty text is no value where no text is asked for.
 */
export function formValues(
  body: z.ZodType | undefined,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const shape = (body instanceof z.ZodObject ? body.shape : {}) as Record<string, z.ZodType>;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, valueOf(shape[name], text)]));
}
