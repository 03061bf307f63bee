import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/**
 * What a company may owe and owes (cents). `exposure` follows each write of an order by what that write changes; the placing
 * of an order on credit is conditional on it, so that two orders at once can't both take what is left.
 */
export const CompanyCreditEntity = kept(
  new Entity({
    name: "CompanyCredit",
    table,
    schema: item({
      companyId: string().key(),
      limit: number().optional(),
      exposure: number(),
      /** Counts every change, so that a limit is set on the exposure that was read. */
      changes: number(),
    }),
    computeKey: ({ companyId }: { companyId: string }) => ({ pk: `COMPANY#${companyId}`, sk: "CREDIT" }),
  }),
);

/** An order of a company that owes by a date: the oldest is read first. It comes and goes with the order's own writes. */
export const OwedOrderEntity = kept(
  new Entity({
    name: "OwedOrder",
    table,
    schema: item({
      orderId: string().key(),
      companyId: string(),
      number: string(),
      /** The day from which it is late. */
      owedFrom: string(),
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ orderId }: { orderId: string }) => ({ pk: `ORDER#${orderId}`, sk: "OWED" }),
  }),
);

export const owedBy = (companyId: string): string => `COMPANY#${companyId}#OWED`;
