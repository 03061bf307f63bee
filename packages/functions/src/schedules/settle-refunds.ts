import { bookEarlierOrders } from "@solvia/core/orders/ledger/book-earlier-orders";
import { settleRefunds } from "@solvia/core/orders/ledger/provider-refunds";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("settle-refunds", { booked: bookEarlierOrders, settled: settleRefunds });
