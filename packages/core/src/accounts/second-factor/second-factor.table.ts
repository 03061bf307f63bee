import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/**
 * A user's second factor: proposed until its first code came back, then on. The secret is what codes are computed
 * from, so it is kept as it is; of recovery codes only hashes.
 */
export const SecondFactorEntity = kept(
  new Entity({
    name: "SecondFactor",
    table,
    schema: item({
      userId: string().key(),
      secret: string(),
      confirmedAt: string().optional(),
      /** The 30-second step of the last code that was taken: no code counts twice. */
      lastStep: number(),
      recoveryHashes: list(string()),
      version: number(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `CREDENTIALS#${userId}`, sk: "SECONDFACTOR" }),
  }),
);
