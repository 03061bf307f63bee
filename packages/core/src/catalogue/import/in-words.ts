import * as z from "zod";
import { ProductFields } from "../product.ts";
import type { CellProblem } from "./cell-problem.ts";
import { unitOfField } from "./columns.ts";

/** A schema's values, where it is a choice of some; whatever is wrapped around it. */
function choicesOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : undefined;
  return inner ? choicesOf(inner) : [];
}

/** A problem with what is allowed instead, where the product's rules can tell it. */
export function inWords(problem: CellProblem): CellProblem {
  if (problem.allowed !== undefined) return problem;
  const { field, code, params = {} } = problem;
  const choices = choicesOf((ProductFields.shape as Readonly<Record<string, unknown>>)[field]);
  if (choices.length > 0 && code !== "required")
    return { ...problem, code: "not-allowed", allowed: choices.join(", ") };
  if (field === "protectionClass" && code === "invalid-format") return { ...problem, allowed: "IP00 – IP69K" };
  const unit = unitOfField(field) ?? "";
  const { minimum, maximum } = params;
  const limits = [
    minimum === undefined ? "" : `≥ ${minimum} ${unit}`,
    maximum === undefined ? "" : `≤ ${maximum} ${unit}`,
  ];
  const allowed = limits.map((limit) => limit.trim()).filter((limit) => limit !== "");
  return allowed.length > 0 ? { ...problem, allowed: allowed.join(", ") } : problem;
}
