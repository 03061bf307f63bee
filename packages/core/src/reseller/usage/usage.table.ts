import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { keyModes, type KeyMode } from "../../platform/http/key-scopes.ts";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

const count = () => number().optional();

/** Where a user's counters stand. */
export const usageOf = (userId: string): string => `APIUSAGE#${userId}`;
/** Where the last calls of a user's keys of one mode stand, the counter of all of them beside. */
export const callsOf = (userId: string): string => `APICALLS#${userId}`;

/** What a user's keys of one mode called of one endpoint on a day of Rome: counters, each moved by the call itself. Gone by TTL. */
export const ApiUsageEntity = kept(
  new Entity({
    name: "ApiUsage",
    table,
    schema: item({
      userId: string().key(),
      mode: string()
        .enum(...keyModes)
        .key(),
      day: string().key(),
      /** As the contract declares it: "GET /reseller/v1/products". */
      endpoint: string().key(),
      calls: number(),
      /** Refused for what the caller can put right (4xx), without those over the limit. */
      refused: count(),
      /** Minutes in which the limit was reached. */
      limited: count(),
      /** Failed on our side (5xx). */
      failed: count(),
      totalMs: number(),
      /** Calls by how long they took: see `latency.ts`. */
      ms0: count(),
      ms1: count(),
      ms2: count(),
      ms3: count(),
      ms4: count(),
      ms5: count(),
      ms6: count(),
      ms7: count(),
      expiresAt: number(),
    }),
    computeKey: ({
      userId,
      mode,
      day,
      endpoint,
    }: {
      userId: string;
      mode: KeyMode;
      day: string;
      endpoint: string;
    }) => ({
      pk: `APIUSAGE#${userId}`,
      sk: `${mode}#${day}#${endpoint}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** How many calls there have been with a user's keys of one mode: says in which place the next is noted. */
export const ApiCallCountEntity = kept(
  new Entity({
    name: "ApiCallCount",
    table,
    schema: item({
      userId: string().key(),
      mode: string()
        .enum(...keyModes)
        .key(),
      calls: number(),
    }),
    computeKey: ({ userId, mode }: { userId: string; mode: KeyMode }) => ({
      pk: `APICALLS#${userId}`,
      sk: `COUNT#${mode}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** One of the last calls, in one of so many places that are used in turn: no query, no body, no address of the caller. Gone by TTL. */
export const ApiCallEntity = kept(
  new Entity({
    name: "ApiCall",
    table,
    schema: item({
      userId: string().key(),
      mode: string()
        .enum(...keyModes)
        .key(),
      place: number().key(),
      at: string(),
      keyId: string(),
      /** As the contract declares it, without what stands for its parameters. */
      endpoint: string(),
      status: number(),
      /** The problem's code, and the fields that were refused by their names. */
      code: string().optional(),
      fields: list(string()).optional(),
      durationMs: number(),
      requestId: string(),
      expiresAt: number(),
    }),
    computeKey: ({ userId, mode, place }: { userId: string; mode: KeyMode; place: number }) => ({
      pk: `APICALLS#${userId}`,
      sk: `CALL#${mode}#${String(place).padStart(3, "0")}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);
