import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/** A subscriber's one key of before there were scopes, as its owner sees it: never the key, only how it begins. */
export const ApiKeyEntity = kept(
  new Entity({
    name: "ApiKey",
    table,
    schema: item({
      userId: string().key(),
      hash: string(),
      prefix: string(),
      createdOn: string(),
      lastUsedOn: string().optional(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `APIKEYOF#${userId}`, sk: "APIKEY" }),
    timestamps: false,
  }),
);

/**
 * Whose key has this hash: how a request with a key finds its user. It counts only while the owner's item names it; one that
 * doesn't any more goes some months later by TTL, so that until then its caller is told what has become of it.
 */
export const ApiKeyOwnerEntity = kept(
  new Entity({
    name: "ApiKeyOwner",
    table,
    schema: item({
      hash: string().key(),
      userId: string(),
      /** Absent for the one key of before. */
      keyId: string().optional(),
      expiresAt: number().optional(),
    }),
    computeKey: ({ hash }: { hash: string }) => ({ pk: `APIKEY#${hash}`, sk: "APIKEY" }),
    timestamps: false,
  }),
);
