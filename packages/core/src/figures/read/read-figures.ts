import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { FigureProductsEntity, FigureSumsEntity, productsSoldIn, sumsWithin } from "../figures.table.ts";
import type { ProductSum } from "../rules/entry.ts";
import { partsOf, periodOf, type Period } from "../rules/period.ts";
import { addedSums, type Sum } from "../rules/sums.ts";

/** Problem: malformed-request where a text names no period. */
export function demandPeriod(text: string): Period {
  const period = periodOf(text);
  if (!period) throw new Problem("malformed-request");
  return period;
}

/** The units of a month or a year, those between two alone. */
async function unitsIn(within: string, first: string, last: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: sumsWithin(within), range: { between: [first, last] } })
    .entities(FigureSumsEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

/** What a period comes to, as a whole and part by part; one request, two of a week that two months share. */
export async function figuresOf(
  text: string,
): Promise<{ sums: Sum[]; parts: { part: string; sums: readonly Sum[] }[] }> {
  const period = demandPeriod(text);
  const parts = partsOf(period);
  const [first = text, last = text] = [parts[0], parts.at(-1)];
  const withins = period.grain === "year" ? [text] : [...new Set([first.slice(0, 7), last.slice(0, 7)])];
  const units = (await Promise.all(withins.map((within) => unitsIn(within, first, last)))).flat();
  const byUnit = new Map(units.map(({ unit, sums }) => [unit, sums]));
  return {
    sums: units.reduce<Sum[]>((all, { sums }) => addedSums(all, sums), []),
    parts: parts.map((part) => ({ part, sums: byUnit.get(part) ?? [] })),
  };
}

/** What the products come to that were paid in a month or a year; of shorter periods nothing is kept. One request. */
export async function soldIn({ grain, text }: Period): Promise<ProductSum[] | undefined> {
  if (grain !== "month" && grain !== "year") return undefined;
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: productsSoldIn(text) })
    .entities(FigureProductsEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items.flatMap(({ products }) => products);
}
