import * as z from "zod";
import { keyModes } from "../../platform/http/key-scopes.ts";
import { wholeNumber } from "../../platform/text/typed.ts";
import { CivilDateText, InstantText } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const counts = {
  calls: z.int(),
  /** Refused for what the caller can put right (4xx). */
  refused: z.int(),
  /** Minutes in which the limit was reached (429). */
  limited: z.int(),
  /** Failed on the shop's side (5xx). */
  failed: z.int(),
  /** Milliseconds; absent without calls. */
  meanMs: z.int().optional(),
  /** Within how many milliseconds 95 of 100 were answered. */
  within95Ms: z.int().optional(),
} as const;
const mode = { mode: z.enum(keyModes).default("live") } as const;

export const getApiUsage = endpoint({
  method: "GET",
  path: "/dropshipping/usage",
  access: "subscriber",
  shows: ["api-keys"],
  summary:
    "What the account's keys have called of the reseller API, by day of Rome and by endpoint: calls, refusals, how fast.",
  query: { ...mode, days: wholeNumber(1, 90).default(30) },
  returns: z.object({
    total: z.object(counts),
    days: z.array(z.object({ day: CivilDateText, ...counts })),
    endpoints: z.array(z.object({ endpoint: z.string(), ...counts })),
  }),
});

export const listApiCalls = endpoint({
  method: "GET",
  path: "/dropshipping/calls",
  access: "subscriber",
  shows: ["api-keys"],
  summary:
    "The last calls with the account's keys, newest first, at most 200 of 30 days; nothing of what was sent in them.",
  query: mode,
  returns: z.object({
    items: z.array(
      z.object({
        at: InstantText,
        keyId: z.string(),
        endpoint: z.string(),
        status: z.int(),
        code: z.string().optional(),
        fields: z.array(z.string()).optional(),
        durationMs: z.int(),
        requestId: z.string(),
      }),
    ),
  }),
});
