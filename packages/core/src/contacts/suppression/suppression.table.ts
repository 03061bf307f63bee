import * as z from "zod";
import { Entity, item, string } from "dynamodb-toolbox";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { suppressionReasons } from "./reasons.ts";

/** That an address is left alone, under a keyed hash of it: it says so when everything else about the person was erased. */
export const SuppressionEntity = kept(
  new Entity({
    name: "Suppression",
    table,
    schema: item({
      hash: string().key(),
      reason: stored(z.enum(suppressionReasons)),
      on: string(),
    }),
    computeKey: ({ hash }: { hash: string }) => ({ pk: `SUPPRESSION#${hash}`, sk: "SUPPRESSION" }),
    timestamps: false,
  }),
);
