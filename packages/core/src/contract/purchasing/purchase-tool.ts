import * as z from "zod";
import { SupplyConditions } from "../../logistics/supplier.ts";
import { wholeNumber } from "../../platform/text/typed.ts";
import { CentsAmount, CivilDateText, Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** How long a supplier really took in the last year: the days within which half of the pieces came, and of how many deliveries. */
const MeasuredLead = z.object({ days: z.int(), deliveries: z.int() });

/** What to buy of a product, with each figure of the reckoning; pieces. */
const ProposalRow = z.object({
  id: z.string(),
  productId: Id,
  productCode: z.string(),
  name: z.string(),
  brand: z.string(),
  supplierId: Id,
  supplierName: z.string(),
  purchaseCode: z.string(),
  /** How many other suppliers sell it. */
  others: z.int(),
  ...SupplyConditions.shape,
  leadDays: z.int(),
  /** The supplier has said nothing of its days. */
  isLeadAssumed: z.boolean(),
  measured: MeasuredLead.optional(),
  /** What left for customers in 90 days. */
  left: z.int(),
  onHand: z.int(),
  available: z.int(),
  /** What orders wait for beyond the stock. */
  waiting: z.int(),
  arrivesOn: CivilDateText,
  horizon: CivilDateText,
  /** What is to come by the horizon; what comes later doesn't count. */
  incomingInTime: z.int(),
  incomingLater: z.int(),
  projected: z.int(),
  minimum: z.int(),
  target: z.int(),
  missing: z.int(),
  quantity: z.int(),
  amount: CentsAmount.optional(),
  orderOn: CivilDateText.optional(),
  runsOutOn: CivilDateText.optional(),
  isLate: z.boolean(),
});

export const listPurchaseProposals = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/purchase-tool",
  shows: ["purchases", "stock"],
  summary:
    "What to buy, the most urgent first: by what left and waits, what is there and to come, minimum and lead time, with its arithmetic.",
  query: {
    ...paging,
    /** What one supplier sells; else each article at whoever sells it for least. */
    supplierId: Id.optional(),
    /** Also what is not to be bought now. */
    all: z.stringbool().optional(),
    /** Days that a delivery is to last; 30 where nothing is said. */
    coverDays: wholeNumber(1, 180).optional(),
    text: z.string().max(100).optional(),
  },
  returns: page(ProposalRow),
});
const Supplied = z.object({
  productId: Id,
  productCode: z.string(),
  name: z.string(),
  purchaseCode: z.string(),
  ...SupplyConditions.shape,
  measured: MeasuredLead.optional(),
});

export const listMeasuredLeads = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/products/{id}/lead-times",
  params: { id: Id },
  shows: ["purchases"],
  summary: "How long each supplier of a product really took in the last year, from sent orders to what came.",
  returns: z.object({ items: z.array(MeasuredLead.extend({ supplierId: Id })) }),
});

export const listSupplied = endpoint({
  access: "admin",
  method: "GET",
  path: "/back-office/suppliers/{id}/products",
  params: { id: Id },
  shows: ["products", "suppliers", "purchases"],
  summary: "What a supplier sells and on which conditions, by purchase code, and how long it really took.",
  returns: z.object({ items: z.array(Supplied) }),
});
