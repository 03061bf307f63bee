import { endAbandonedHolds } from "@solvia/core/logistics/holds/end-abandoned";
import { listEarlierLoads } from "@solvia/core/logistics/movements/list-earlier-loads";
import { endAbandonedTransfers } from "@solvia/core/logistics/movements/transfer";
import { dateEarlierOrders } from "@solvia/core/orders/days/date-earlier-orders";
import { placeEarlierOrders } from "@solvia/core/orders/finding/place-earlier-orders";
import { placeEarlierShipments } from "@solvia/core/orders/finding/place-earlier-shipments";
import { expireUnpaidOrders } from "@solvia/core/orders/payment/unpaid-orders";
import { openLedger } from "@solvia/core/orders/stock/open-ledger";
import { numberEarlierReturns } from "@solvia/core/returns/number-earlier-returns";
import { takeOutEarlier } from "@solvia/core/serials/take-out-earlier";
import { numberEarlierTransportDocuments } from "@solvia/core/shipments/papers/number-earlier-documents";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("expire-unpaid-orders", {
  dated: dateEarlierOrders,
  ended: endAbandonedHolds,
  transfers: endAbandonedTransfers,
  count: expireUnpaidOrders,
  placed: placeEarlierOrders,
  opened: openLedger,
  loads: listEarlierLoads,
  shipments: placeEarlierShipments,
  numberedReturns: numberEarlierReturns,
  numberedTransport: numberEarlierTransportDocuments,
  scrapped: takeOutEarlier,
});
