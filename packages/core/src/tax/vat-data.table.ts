import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import { kept, stored } from "../platform/stored/stored.ts";

/** What a register said of a VAT number, remembered for a day, or an hour when it does not know it. */
export const VatDataEntity = kept(
  new Entity({
    name: "VatData",
    table,
    schema: item({
      vat: string().key(),
      status: stored(z.enum(["valid", "invalid"])),
      name: string().optional(),
      address: string().optional(),
      source: string(),
      consultationNumber: string().optional(),
      checkedAt: string(),
      expiresAt: number(),
    }),
    computeKey: ({ vat }: { vat: string }) => ({ pk: `VATDATA#${vat}`, sk: "VATDATA" }),
    timestamps: false,
  }),
);
