import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { mandateSchemes } from "../../payments/index.ts";
import { keptFor } from "../../platform/personal-data.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

const proof = keptFor("proof of what was debited: ten years, art. 2220 of the Italian civil code");

/** The last mandate of a company to the house itself; one that it takes the place of stands in the slips that used it. */
export const BankMandateEntity = kept(
  new Entity({
    name: "BankMandate",
    table,
    schema: item({
      companyId: string().key(),
      version: number(),
      reference: string().meta(proof),
      signedOn: string(),
      iban: string().meta(proof),
      scheme: stored(z.enum(mandateSchemes)),
      notedOn: string(),
      cancelledOn: string().optional(),
      firstUse: string().optional(),
      lastUsedOn: string().optional(),
    }),
    computeKey: ({ companyId }: { companyId: string }) => ({ pk: `COMPANY#${companyId}`, sk: "BANKMANDATE" }),
  }),
);
