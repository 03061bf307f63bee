import * as z from "zod";
import { ProductFields } from "../../../catalogue/index.ts";
import { limits, type Allowed } from "../checking/allowed.ts";
import type { CellProblem } from "./cell-problem.ts";
import { kindOf, unitOfField } from "../columns/columns.ts";

/** A schema's values, where it is a choice of some; whatever is wrapped around it. */
function choicesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : undefined;
  return inner ? choicesOf(inner) : [];
}

function allowedOf({ field, code, params = {} }: CellProblem): Allowed | undefined {
  if (code === "required") return undefined;
  const choices = choicesOf((ProductFields.shape as Readonly<Record<string, unknown>>)[field]);
  if (choices.length > 0) return { is: "codes", of: field, values: [...choices] };
  if (field === "protectionClass" && code === "invalid-format") return { is: "text", text: "IP00 – IP69K" };
  if (typeof params["allowed"] === "string") return { is: "text", text: params["allowed"] };
  const kind = kindOf(field);
  if (kind === "euro") return limits("euro", params);
  if (kind === "discount") return limits("percent", params);
  return kind === "text" ? limits("letters", params) : limits("figure", params, unitOfField(field));
}

/** A problem with what is allowed instead, where the product's rules can tell it. */
export function inWords(problem: CellProblem): CellProblem {
  if (problem.allowed !== undefined) return problem;
  const allowed = allowedOf(problem);
  if (!allowed) return problem;
  return { ...problem, ...(allowed.is === "codes" && { code: "not-allowed" }), allowed };
}
