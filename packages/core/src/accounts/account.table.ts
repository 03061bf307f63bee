import { Entity, any, boolean, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";

const personal = { personal: true };

export const CompanyEntity = new Entity({
  name: "Company",
  table,
  schema: item({
    id: string().key(),
    version: number(),
    companyName: string(),
    vatNumber: string(),
    countryCode: string(),
    companyRole: string(),
    status: any().castAs<"pending" | "verified" | "rejected" | "suspended">(),
    pec: string().optional(),
    electronicBillingCode: string().optional(),
    administrationEmail: string().optional(),
    imageUrl: string().optional(),
    wholesaleActive: boolean(),
    userIds: list(string()),
    createdOn: string(),
  }),
  computeKey: ({ id }: { id: string }) => ({ pk: `COMPANY#${id}`, sk: "COMPANY" }),
});

export const AddressEntity = new Entity({
  name: "Address",
  table,
  schema: item({
    userId: string().key(),
    id: string().key(),
    header: string().meta(personal),
    street: string().meta(personal),
    houseNumber: string().meta(personal),
    postalCode: string().meta(personal),
    city: string().meta(personal),
    provinceCode: string().optional().meta(personal),
    countryCode: string(),
    addressType: any().castAs<"shipping" | "billing">(),
    telephone: string().optional().meta(personal),
    tailLift: boolean(),
    addressDetails: string().optional().meta(personal),
    createdOn: string(),
  }),
  computeKey: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `ADDRESS#${id}` }),
});

/** A single-use token of a mail, by its hash. */
export const TokenEntity = new Entity({
  name: "Token",
  table,
  schema: item({
    hash: string().key(),
    purpose: any().castAs<"verify-email" | "reset-password">(),
    userId: string(),
    expiresAt: number(),
  }),
  computeKey: ({ hash }: { hash: string }) => ({ pk: `TOKEN#${hash}`, sk: "TOKEN" }),
  timestamps: false,
});
