import { endAbandonedHolds } from "@solvia/core/logistics/holds/end-abandoned";
import { listEarlierLoads } from "@solvia/core/logistics/movements/list-earlier-loads";
import { dateEarlierOrders } from "@solvia/core/orders/days/date-earlier-orders";
import { placeEarlierOrders } from "@solvia/core/orders/finding/place-earlier-orders";
import { placeEarlierShipments } from "@solvia/core/orders/finding/place-earlier-shipments";
import { expireUnpaidOrders } from "@solvia/core/orders/payment/unpaid-orders";
import { openLedger } from "@solvia/core/orders/stock/open-ledger";
import { numberEarlierReturns } from "@solvia/core/returns/number-earlier-returns";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const now = new Date();
  const dated = await dateEarlierOrders(now);
  const ended = await endAbandonedHolds(now);
  const count = await expireUnpaidOrders(now);
  log("solvia-schedules", "INFO", "expire-unpaid-orders", {
    count,
    ended,
    dated,
    placed: await placeEarlierOrders(now),
    opened: await openLedger(now),
    loads: await listEarlierLoads(),
    shipments: await placeEarlierShipments(now),
    numberedReturns: await numberEarlierReturns(now),
  });
};
