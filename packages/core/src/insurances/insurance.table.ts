import * as z from "zod";
import { Entity, item, list, number, string } from "dynamodb-toolbox";
import { keptFor } from "../platform/personal-data.ts";
import { shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import { claimStates } from "./insurance-states.ts";
import type { Claim, Cover, Insurance } from "./insurance.ts";

const fiscal = keptFor("fiscal record: ten years, art. 2220 of the Italian civil code");
const text = z.string();

const storedAsked = shapeOf<NonNullable<Insurance["asked"]>>({ amount: z.number(), on: text });

const storedCover = shapeOf<Cover>({
  amount: z.number(),
  percent: z.number(),
  from: text,
  until: text.optional(),
  reference: text,
  reason: text.optional(),
});

const storedClaim = shapeOf<Claim>({
  orderId: text,
  orderNumber: text,
  amount: z.number(),
  covered: z.number(),
  expected: z.number(),
  owedFrom: text,
  declareBy: text,
  declaredOn: text,
  reference: text,
  state: z.enum(claimStates),
  answeredOn: text.optional(),
  indemnity: z.number().optional(),
  paysBy: text.optional(),
  reason: text.optional(),
});

/** A company at the credit insurer: one item, changed under its version. */
export const InsuranceEntity = kept(
  new Entity({
    name: "Insurance",
    table,
    schema: item({
      /** The company's. */
      id: string().key(),
      version: number(),
      companyName: string().meta(fiscal),
      vatNumber: string().meta(fiscal),
      asked: stored(storedAsked).optional(),
      covers: list(stored(storedCover)),
      claims: list(stored(storedClaim)),
      createdOn: string(),
      createdBy: string(),
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `INSURANCE#${id}`, sk: "INSURANCE" }),
  }),
);

/** All companies at the insurer, by name. */
export const insurances = "INSURANCES";

export const insuranceKeys = ({ companyName, id }: Pick<Insurance, "companyName" | "id">) => ({
  gsi1pk: insurances,
  gsi1sk: `${companyName.toLowerCase()}#${id}`,
});

export const itemOf = (insurance: Insurance) => ({
  ...insurance,
  covers: [...insurance.covers],
  claims: [...insurance.claims],
  ...insuranceKeys(insurance),
});
