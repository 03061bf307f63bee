import { accountHoldings } from "../../accounts/index.ts";
import { catalogueHoldings } from "../../catalogue/index.ts";
import { orderHoldings } from "../../orders/index.ts";
import type { Holding } from "../../platform/personal-data.ts";
import { chatHoldings } from "../chat/personal-holdings.ts";
import { notificationHoldings } from "../notifications/personal-holdings.ts";

/** Everything that is kept of a user, domain by domain: what an export holds and what closing the account erases. */
export const holdings: readonly Holding[] = [
  ...accountHoldings,
  ...orderHoldings,
  ...catalogueHoldings,
  ...chatHoldings,
  ...notificationHoldings,
];
