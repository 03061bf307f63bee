import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { portionsOf, readApart } from "../../platform/storing/read-apart.ts";
import type { Quotation } from "../quotation.ts";
import { QuotationEntity } from "../quotation.table.ts";
import { OpenSaleEntity, openSales } from "./open-sale.table.ts";

/** As many as one request to the table gives. */
const together = 100;

/** The accepted quotations of which something may still come, as they are now, a hundred at a time. */
export const openSaleQuotations = (): AsyncGenerator<readonly Quotation[]> =>
  portionsOf(rowsOfShards(openSales, OpenSaleEntity, { atOnce: together }), together, async (some) => {
    const keys = some.map(({ quotationId: id }) => ({ id }));
    const { items, failures } = await readApart(QuotationEntity, keys);
    return { items: items.filter((one: Quotation) => one.status === "accepted"), failures };
  });
