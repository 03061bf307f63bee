import { accountHoldings } from "../../accounts/index.ts";
import { catalogueHoldings } from "../../catalogue/index.ts";
import { certificateHoldings } from "../../certificates/index.ts";
import { insightHoldings } from "../../insight/index.ts";
import { documentHoldings } from "../../invoicing/index.ts";
import { leadHoldings } from "../../leads/index.ts";
import { merchantHoldings } from "../../merchants/index.ts";
import { milestoneHoldings } from "../../milestones/index.ts";
import { orderHoldings } from "../../orders/index.ts";
import { publicationHoldings } from "../../publications/index.ts";
import { questionHoldings } from "../../questions/index.ts";
import { quotationHoldings, requestHoldings } from "../../quotations/index.ts";
import { returnHoldings } from "../../returns/index.ts";
import { transportHoldings } from "../../shipments/index.ts";
import { subscriptionHoldings } from "../../subscriptions/index.ts";
import { resellerHoldings } from "../../reseller/index.ts";
import { ticketHoldings } from "../../tickets/index.ts";
import type { Holding } from "../../platform/personal-data.ts";
import { chatHoldings } from "../chat/personal-holdings.ts";
import { notificationHoldings } from "../notifications/personal-holdings.ts";

/** Everything that is kept of a user, domain by domain: what an export holds and what closing the account erases. */
export const holdings: readonly Holding[] = [
  ...accountHoldings,
  ...orderHoldings,
  ...certificateHoldings,
  ...quotationHoldings,
  ...documentHoldings,
  ...returnHoldings,
  ...transportHoldings,
  ...requestHoldings,
  ...subscriptionHoldings,
  ...resellerHoldings,
  ...ticketHoldings,
  ...leadHoldings,
  ...merchantHoldings,
  ...milestoneHoldings,
  ...insightHoldings,
  ...catalogueHoldings,
  ...publicationHoldings,
  ...questionHoldings,
  ...chatHoldings,
  ...notificationHoldings,
];
