import { openEarlierSales } from "@solvia/core/quotations/sales/open-earlier-sales";
import { watchSales } from "@solvia/core/quotations/sales/watch-sales";
import { watchValidity } from "@solvia/core/quotations/watch";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("watch-quotations", {
  opened: openEarlierSales,
  validity: watchValidity,
  won: watchSales,
});
