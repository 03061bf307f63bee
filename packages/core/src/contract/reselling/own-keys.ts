import * as z from "zod";
import { keyModes, scopes } from "../../platform/http/key-scopes.ts";
import { line } from "../../platform/text/typed.ts";
import { InstantText } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";

const Key = z.object({
  /** "shop" for the one key of before there were scopes (GET /api-key). */
  id: z.string(),
  name: z.string(),
  mode: z.enum(keyModes),
  scopes: z.array(z.enum(scopes)),
  /** It reaches the shop's own endpoints too, those that are open to keys. */
  ofShop: z.boolean(),
  /** How the key begins; the key itself is never told again. */
  prefix: z.string(),
  state: z.enum(["active", "expired", "revoked"]),
  createdOn: InstantText,
  lastUsedOn: InstantText.optional(),
  expiresOn: InstantText.optional(),
  /** When it was revoked, or ended with a new password. */
  endedOn: InstantText.optional(),
  /** The key that was made to take its place. */
  replacedBy: z.string().optional(),
});
const Limit = z.object({ limit: z.int(), windowSeconds: z.int() });
/** The key is in this answer and nowhere afterwards. */
const NewKey = z.object({ key: z.string(), apiKey: Key });
const Password = z.string().min(1).max(128);
const KeyId = { id: z.string().max(40) } as const;
const making = { limit: 10, windowSeconds: 3600 } as const;

export const listResellerKeys = endpoint({
  method: "GET",
  path: "/dropshipping/keys",
  access: "subscriber",
  shows: ["api-keys"],
  summary:
    "The account's API keys, with those that ended in the last 90 days, and what limits there are; never a key again.",
  returns: z.object({ items: z.array(Key), limits: z.record(z.enum(keyModes), Limit), mostKeys: z.int() }),
});

export const createResellerKey = endpoint({
  method: "POST",
  path: "/dropshipping/keys",
  access: "subscriber",
  stepUp: true,
  stale: ["api-keys"],
  summary: "One more API key, shown this once. Use: Authorization: Bearer <key>.",
  body: z.object({
    password: Password,
    name: line().min(1).max(60),
    mode: z.enum(keyModes),
    scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
    expiresInDays: z.int().min(1).max(730).optional(),
  }),
  returns: NewKey,
  errors: ["wrong-credentials", "limit-reached", "version-conflict"],
  rateLimit: making,
});

export const rollResellerKey = endpoint({
  method: "POST",
  path: "/dropshipping/keys/{id}/roll",
  access: "subscriber",
  stepUp: true,
  stale: ["api-keys"],
  summary:
    "A key in another's place, shown this once; the old one counts for some hours more, so that a shop changes without a gap.",
  params: KeyId,
  body: z.object({ password: Password, overlapHours: z.int().min(0).max(168).default(24) }),
  returns: NewKey,
  errors: ["wrong-credentials", "not-found", "invalid-transition", "limit-reached", "version-conflict"],
  rateLimit: making,
});

export const revokeResellerKey = endpoint({
  method: "DELETE",
  path: "/dropshipping/keys/{id}",
  access: "subscriber",
  stale: ["api-keys"],
  summary: "Revoke a key: the next call with it is refused.",
  params: KeyId,
  returns: empty,
  errors: ["not-found"],
});
