import * as z from "zod";
import { Id, InstantText } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { ResellerOrder } from "./orders.ts";

/** What is let happen to an order of a trial by a test key; a live key is refused. */
const act = {
  method: "POST",
  access: "reseller",
  scope: "orders",
  stale: [],
  params: { id: Id },
  returns: ResellerOrder,
  errors: ["not-found", "test-key-needed", "invalid-transition", "version-conflict"],
} as const;

export const getTrialClock = endpoint({
  method: "GET",
  path: "/reseller/v1/sandbox/clock",
  access: "reseller",
  scope: "orders",
  shows: [],
  summary: "What time it is in the account's trial.",
  returns: z.object({ now: InstantText }),
  errors: ["test-key-needed"],
});

export const advanceTrialClock = endpoint({
  method: "POST",
  path: "/reseller/v1/sandbox/clock",
  access: "reseller",
  scope: "orders",
  stale: [],
  summary:
    "Turn the trial's clock on: transfers arrive, goods leave and arrive as they are due, and webhooks of test mode are told. It never goes back.",
  body: z.strictObject({ hours: z.int().min(0).max(2160) }),
  returns: z.object({ now: InstantText }),
  errors: ["test-key-needed", "limit-reached", "version-conflict"],
});

export const shipTrialOrder = endpoint({
  ...act,
  path: "/reseller/v1/sandbox/orders/{id}/ship",
  summary: "Let the goods of a trial's order leave now, with tracking, serials and their invoice.",
});

export const delayTrialOrder = endpoint({
  ...act,
  path: "/reseller/v1/sandbox/orders/{id}/delay",
  summary: "Let a trial's order be late: its pickup and promise move by days.",
  body: z.strictObject({ days: z.int().min(1).max(90) }),
});

export const refuseTrialOrder = endpoint({
  ...act,
  path: "/reseller/v1/sandbox/orders/{id}/refuse",
  summary:
    "Let a trial's order be refused: by the house before its goods have left, which ends it; by their receiver while they are on their way.",
});

export const returnTrialOrder = endpoint({
  ...act,
  path: "/reseller/v1/sandbox/orders/{id}/return",
  summary: "Let pieces of a trial's order that had arrived come back; they are credited.",
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ productCode: z.string().min(1).max(64), quantity: z.int().min(1).max(100_000) }))
      .min(1)
      .max(300),
  }),
});
