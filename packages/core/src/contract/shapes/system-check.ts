import * as z from "zod";
import { checkNames, outcomes } from "../../catalogue/check-system/part.ts";
import { Id } from "../common.ts";

/** What is checked, and where it will stand; the temperature (°C) is the designer's own figure. */
export const System = z.object({
  items: z
    .array(z.object({ productId: Id, quantity: z.int().min(1).max(100_000) }))
    .min(1)
    .max(50),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default("IT"),
  provinceCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  minTemperature: z.number().min(-50).max(30).optional(),
});

/** Advice: the gravest outcome, the spread of the modules, and each check with its reason and numbers. */
export const SystemCheck = z.object({
  outcome: z.enum(outcomes),
  minTemperature: z.number(),
  layout: z
    .object({ parallel: z.int(), strings: z.array(z.int()).readonly(), lengths: z.array(z.int()).readonly() })
    .optional(),
  findings: z.array(
    z.object({
      check: z.enum(checkNames),
      outcome: z.enum(outcomes),
      reason: z.string(),
      numbers: z.record(z.string(), z.number()),
      missing: z.array(z.object({ productId: Id, field: z.string() })),
    }),
  ),
});
