import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../../platform/table.ts";
import { romeMonth } from "../../platform/time.ts";
import { figuresOfMonth, QuotationFiguresEntity } from "./figures.table.ts";
import { added, funnelOf, noFigures, type Figures } from "./funnel.ts";

interface Wanted {
  /** "2026-11"; the current month where it is absent. */
  period?: string | undefined;
  /** One employee's alone. */
  ownerId?: string | undefined;
}

/** How far the quotations came that were begun in a month: an item for each employee, however many they have made. */
export async function quotationFunnel({ period = "", ownerId }: Wanted, now: Date) {
  const month = period || romeMonth(now);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: figuresOfMonth(month) })
    .entities(QuotationFiguresEntity)
    .options({ maxPages: Infinity })
    .send();
  const figures = Items.filter((one) => !ownerId || one.ownerId === ownerId).reduce<Figures>(added, noFigures);
  return { period: month, ...funnelOf(figures) };
}
