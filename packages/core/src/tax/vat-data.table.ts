import { Entity, any, item, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";

/** What a register said of a VAT number, remembered for a day, or an hour when it does not know it. */
export const VatDataEntity = new Entity({
  name: "VatData",
  table,
  schema: item({
    vat: string().key(),
    status: any().castAs<"valid" | "invalid">(),
    name: string().optional(),
    address: string().optional(),
    source: string(),
    consultationNumber: string().optional(),
    checkedAt: string(),
    expiresAt: number(),
  }),
  computeKey: ({ vat }: { vat: string }) => ({ pk: `VATDATA#${vat}`, sk: "VATDATA" }),
  timestamps: false,
});
