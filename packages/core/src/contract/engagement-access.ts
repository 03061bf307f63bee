import * as z from "zod";
import { Id, InstantText, page, paging } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { line } from "../platform/text/typed.ts";

const ApiKey = z.object({
  /** How the key begins; the key itself is never told again. */
  prefix: z.string(),
  createdOn: InstantText,
  lastUsedOn: InstantText.optional(),
});

export const getApiKey = endpoint({
  method: "GET",
  path: "/api-key",
  access: "subscriber",
  shows: ["api-keys"],
  summary: "How the user's API key begins, and when it was last used; never the key again.",
  returns: z.object({ apiKey: ApiKey.nullable() }),
});

export const createApiKey = endpoint({
  method: "POST",
  path: "/api-key",
  access: "subscriber",
  stepUp: true,
  stale: ["api-keys"],
  summary: "A new API key, shown this once; the one before counts no longer. Use: Authorization: Bearer <key>.",
  body: z.object({ password: z.string().min(1).max(128) }),
  returns: z.object({ key: z.string(), apiKey: ApiKey }),
  errors: ["wrong-credentials"],
  rateLimit: { limit: 10, windowSeconds: 3600 },
});

export const revokeApiKey = endpoint({
  method: "DELETE",
  path: "/api-key",
  access: "subscriber",
  stale: ["api-keys"],
  summary: "Revoke the API key.",
  returns: empty,
});

const Telephone = { telephone: line().min(4).max(30), country: z.string().regex(/^[A-Z]{2}$/) } as const;

export const requestTelephoneCode = endpoint({
  method: "POST",
  path: "/telephone-confirmation-code",
  access: "anyone",
  stale: [],
  summary: "Send a code of six digits to a telephone; it works for ten minutes.",
  body: z.object(Telephone),
  returns: empty,
  errors: ["provider-unavailable"],
  rateLimit: { limit: 10, windowSeconds: 3600 },
});

export const verifyTelephoneCode = endpoint({
  method: "POST",
  path: "/telephone-confirmation-code/verify",
  access: "anyone",
  stale: ["account"],
  summary: "Confirm a telephone by its code; for whoever is logged in with this telephone it stays confirmed.",
  body: z.object({ ...Telephone, code: z.string().regex(/^\d{6}$/) }),
  returns: empty,
  errors: ["wrong-code"],
  rateLimit: { limit: 30, windowSeconds: 3600 },
});

const Notification = z.object({
  id: Id,
  /** What happened: the web words it. */
  type: z.string(),
  /** What the text names: an order's number, an amount in cents. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where it leads, within the site. */
  path: z.string().optional(),
  createdOn: InstantText,
  read: z.boolean(),
});

export const listNotifications = endpoint({
  method: "GET",
  path: "/notifications",
  access: "customer",
  shows: ["notices"],
  summary: "The user's notifications, newest first, and how many of the newest hundred are unread.",
  query: paging,
  returns: page(Notification).extend({ unread: z.int() }),
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/notifications/read",
  access: "customer",
  stale: ["notices"],
  summary: "Mark everything up to a notification as read.",
  body: z.object({ upTo: Id }),
  returns: empty,
});
