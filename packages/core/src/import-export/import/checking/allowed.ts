import * as z from "zod";

/**
 * What may stand in a cell instead, as values: whoever shows it says them in the reader's words and signs. Amounts are
 * cents, percentages basis points, `codes` those of a field (a price type, a country, a choice of spec 3) or, for
 * "truth", "true" and "false".
 */
export const Allowed = z.discriminatedUnion("is", [
  z.object({ is: z.literal("euro"), values: z.array(z.int()) }),
  z.object({ is: z.literal("percent"), values: z.array(z.number()) }),
  z.object({ is: z.literal("figure"), values: z.array(z.number()), unit: z.string().optional() }),
  z.object({
    is: z.literal("limits"),
    of: z.enum(["euro", "percent", "figure", "letters"]),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    unit: z.string().optional(),
  }),
  z.object({ is: z.literal("codes"), of: z.string(), values: z.array(z.string()) }),
  /** ISO days. */
  z.object({ is: z.literal("days"), values: z.array(z.string()) }),
  z.object({ is: z.literal("text"), text: z.string() }),
]);
export type Allowed = z.output<typeof Allowed>;

/** Limits as an allowance; undefined where there are none. */
export function limits(
  of: Extract<Allowed, { is: "limits" }>["of"],
  { minimum, maximum }: Readonly<Record<string, unknown>>,
  unit?: string,
): Allowed | undefined {
  const [least, most] = [minimum, maximum].map((value) => (typeof value === "number" ? value : undefined));
  if (least === undefined && most === undefined) return undefined;
  return {
    is: "limits",
    of,
    ...(least !== undefined && { minimum: least }),
    ...(most !== undefined && { maximum: most }),
    ...(unit !== undefined && { unit }),
  };
}

const written = (of: string, value: number, unit = ""): string =>
  of === "euro" ? `${(value / 100).toFixed(2)} €` : of === "percent" ? `${value / 100} %` : `${value} ${unit}`.trim();

/** As a report and the command line say it: with codes, and decimals behind a dot. */
export function plainAllowed(allowed: Allowed): string {
  switch (allowed.is) {
    case "text":
      return allowed.text;
    case "codes":
      return allowed.values.join(", ");
    case "days":
      return allowed.values.join(" / ");
    case "limits": {
      const { of, minimum, maximum, unit } = allowed;
      const least = minimum === undefined ? [] : [`at least ${written(of, minimum, unit)}`];
      const most = maximum === undefined ? [] : [`at most ${written(of, maximum, unit)}`];
      return [...least, ...most].join(", ");
    }
    default: {
      const unit = allowed.is === "figure" ? allowed.unit : undefined;
      return allowed.values.map((value) => written(allowed.is, value, unit)).join(" / ");
    }
  }
}
