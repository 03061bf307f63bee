import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { keyModes, scopes } from "../../../platform/http/key-scopes.ts";
import { kept } from "../../../platform/stored/stored.ts";
import { table } from "../../../platform/table.ts";

/** One of a subscriber's keys for the reseller API, as its owner sees it: never the key, only how it begins. */
export const ScopedKeyEntity = kept(
  new Entity({
    name: "ScopedKey",
    table,
    schema: item({
      userId: string().key(),
      id: string().key(),
      hash: string(),
      prefix: string(),
      name: string(),
      mode: string().enum(...keyModes),
      scopes: list(string().enum(...scopes)),
      createdOn: string(),
      lastUsedOn: string().optional(),
      expiresOn: string().optional(),
      revokedOn: string().optional(),
      /** The key that was made to take its place. */
      replacedBy: string().optional(),
      /** The ring's when it was made: of an earlier one it counts no longer. */
      generation: number(),
      expiresAt: number().optional(),
    }),
    computeKey: ({ userId, id }: { userId: string; id: string }) => ({ pk: `APIKEYOF#${userId}`, sk: `KEY#${id}` }),
    timestamps: false,
  }),
);

/**
 * What all keys of a user hang on. Each key that is made moves `version`, so that two at once can't both be the last that is
 * allowed; a new password moves `generation`, and with that one write no key of before counts, one that is made meanwhile neither.
 */
export const KeyRingEntity = kept(
  new Entity({
    name: "KeyRing",
    table,
    schema: item({
      userId: string().key(),
      generation: number(),
      version: number(),
      /** When the keys of earlier generations ended. */
      endedOn: string().optional(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `APIKEYOF#${userId}`, sk: "KEYRING" }),
    timestamps: false,
  }),
);
