import { openArea } from "./index.ts";

/** Texts of checkout, orders and payments: whoever shows them imports this module. */
await openArea("orders");
