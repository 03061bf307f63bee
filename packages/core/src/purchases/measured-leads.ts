import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "../platform/table.ts";
import { daysLater, instant } from "../platform/time.ts";
import { PurchaseEntity, purchases } from "./purchase.table.ts";
import { leadKey, measuredLeads, type MeasuredLead } from "./rules/lead-time.ts";

/** Days that are looked back: a supplier's pace of years ago says nothing. */
const measuredDays = 365;

/** What suppliers' days really were in the orders of a year, by supplier and article. It reads those orders, a megabyte for some hundred. */
export async function leadsOfYear(now: Date): Promise<ReadonlyMap<string, MeasuredLead>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: purchases, range: { gte: instant(daysLater(now, -measuredDays)) } })
    .entities(PurchaseEntity)
    .options({ maxPages: Infinity })
    .send();
  return measuredLeads(Items);
}

/** The same of one article, by supplier. */
export async function leadsOfProduct(productId: string, now: Date) {
  const leads = await leadsOfYear(now);
  const suffix = leadKey({ supplierId: "", productId });
  return {
    items: [...leads]
      .filter(([key]) => key.endsWith(suffix))
      .map(([key, measured]) => ({ supplierId: key.slice(0, -suffix.length), ...measured })),
  };
}
