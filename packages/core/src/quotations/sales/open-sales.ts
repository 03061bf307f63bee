import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import type { Quotation } from "../quotation.ts";
import { QuotationEntity } from "../quotation.table.ts";
import { OpenSaleEntity, openSales } from "./open-sale.table.ts";

/** As many as one request to the table gives. */
const together = 100;

/** The accepted quotations of which something may still come, as they are now, a hundred at a time. */
export async function* openSaleQuotations(): AsyncGenerator<Quotation[]> {
  let portion: { id: string }[] = [];
  const read = async () =>
    (await readAll(QuotationEntity, portion)).filter((one: Quotation) => one.status === "accepted");
  for await (const { quotationId } of rowsOfShards(openSales, OpenSaleEntity, { atOnce: together })) {
    portion.push({ id: quotationId });
    if (portion.length < together) continue;
    yield await read();
    portion = [];
  }
  if (portion.length > 0) yield await read();
}
