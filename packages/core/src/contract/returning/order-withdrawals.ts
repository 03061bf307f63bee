import * as z from "zod";
import { paragraphs } from "../../platform/text/typed.ts";
import { CentsAmount, Id, MonthText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { CameBackLines } from "./return-shapes.ts";
import { BackOfficeOrder } from "../shapes/order.ts";
import { WithdrawalTask } from "../shapes/withdrawal.ts";

const errors = ["not-found", "invalid-transition", "version-conflict"] as const;

const ofWithdrawal = {
  access: "admin",
  returns: BackOfficeOrder,
  method: "POST",
  params: { id: Id, place: z.string().regex(/^\d{1,3}$/) },
} as const;

export const setGoodsBack = endpoint({
  ...ofWithdrawal,
  path: "/back-office/orders/{id}/withdrawals/{place}/goods-back",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money", "credit", "products", "stock", "serials", "coupons"],
  summary:
    "The goods of a consumer's withdrawal have come back, by condition and with their serials: what is as new lies in the stock. `place` is the withdrawal's place among the order's.",
  body: z.strictObject({ lines: CameBackLines }).optional(),
  errors: [...errors, "return-beyond-order", "serials-too-many", "serial-not-of-order"],
});

export const setWithdrawalRefunded = endpoint({
  ...ofWithdrawal,
  path: "/back-office/orders/{id}/withdrawals/{place}/refunded",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money", "credit", "products", "stock", "coupons"],
  summary:
    "A withdrawal is settled: what was due of it has gone back, or the office says why less. Of goods that were declared in words it says what they cost.",
  body: z
    .strictObject({ amount: CentsAmount.min(0).optional(), reason: paragraphs().min(3).max(120).optional() })
    .optional(),
  errors: [...errors, "withdrawal-not-refunded", "amount-not-allowed", "refund-under-way"],
});

export const takeWithdrawalBack = endpoint({
  ...ofWithdrawal,
  path: "/back-office/orders/{id}/withdrawals/{place}/take-back",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money", "credit", "products", "stock", "serials"],
  summary:
    "The last step of a withdrawal was a slip: goods that aren't back, or one that isn't closed after all; with the reason.",
  body: z.strictObject({ reason: paragraphs().min(3).max(120) }),
  errors: [...errors, "not-enough-stock"],
});

export const listWithdrawals = endpoint({
  method: "GET",
  path: "/back-office/withdrawals",
  access: "admin",
  shows: ["orders"],
  summary:
    "Consumers' withdrawals that the office isn't through with, the oldest first; or those of orders that it is through with, closed in a month, the latest first.",
  query: {
    ...paging,
    closedIn: MonthText.optional(),
  },
  returns: page(WithdrawalTask),
});
