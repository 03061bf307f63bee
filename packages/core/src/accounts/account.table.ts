import * as z from "zod";
import { Entity, boolean, item, list, number, string } from "dynamodb-toolbox";
import { memberRoles } from "../platform/access.ts";
import { keptFor, personal, publicFact } from "../platform/personal-data.ts";
import { shardedList } from "../platform/sharded-list/list.ts";
import { table } from "../platform/table.ts";
import { storedVatCheck } from "../tax/index.ts";
import { type CompanyStatus, companyStatuses } from "./company/company-status.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { storedOwnBrand } from "./own-brand/own-brand.stored.ts";

const tokenPurposes = [
  /** Nothing any more: the e-mail that it confirmed stays so, which only who has the mail is told. */
  "confirmed",
  "verify-email",
  "reset-password",
  "change-email",
  "complete-registration",
  "company-invitation",
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

const invoiced = "who was invoiced: ten years, art. 2220 of the Italian civil code";
const fiscal = keptFor(invoiced);

export const CompanyEntity = kept(
  new Entity({
    name: "Company",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      companyName: string().meta(fiscal),
      vatNumber: string().meta(fiscal),
      /** Another number that it buys by between states, of another member state or Northern Ireland's, with its prefix. */
      tradeVatNumber: string().optional().meta(publicFact(invoiced)),
      /** What the register last said of the number that it buys by. */
      vatCheck: stored(storedVatCheck).optional().meta(fiscal),
      /** The days of the last week on which the register called the number invalid; two make a flag (domain-rules 5.9). */
      vatInvalidOn: list(string()).optional(),
      countryCode: string(),
      companyRole: string(),
      status: stored(z.enum(companyStatuses)),
      pec: string().optional().meta(personal),
      electronicBillingCode: string().optional(),
      /** The six characters of the public register (IPA) by which a public body gets its documents: it pays the VAT itself. */
      publicBody: string().optional().meta(publicFact(invoiced)),
      administrationEmail: string().optional().meta(personal),
      imageUrl: string().optional().meta(personal),
      /** How it names itself to its own customers (docs/decisions/white-label.md). */
      ownBrand: stored(storedOwnBrand).optional().meta(personal),
      wholesaleActive: boolean(),
      /** Cents, VAT included: a buyer's order above it waits for an owner. */
      approvalLimit: number().optional(),
      userIds: list(string()),
      createdOn: string(),
      /** `companiesIn` its status: the back office's list. */
      gsi1pk: string().optional(),
      gsi1sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `COMPANY#${id}`, sk: "COMPANY" }),
  }),
);

/** The companies in a status, by the time of creation. */
export const companiesIn = (status: CompanyStatus) => shardedList("gsi1", `COMPANIES#${status}`, 4);

/** The one billing address of a user, by which a new one takes the place of the old. */
export const billingAddressId = "billing";

export const AddressEntity = kept(
  new Entity({
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
      addressType: stored(z.enum(["shipping", "billing"])),
      telephone: string().optional().meta(personal),
      tailLift: boolean(),
      truckAccess: boolean().optional(),
      forklift: boolean().optional(),
      island: boolean().optional(),
      latitude: number().optional().meta(personal),
      longitude: number().optional().meta(personal),
      addressDetails: string().optional().meta(personal),
      createdOn: string(),
    }),
    computeKey: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `ADDRESS#${id}` }),
  }),
);

/** Somebody whom an owner has asked into the company; one for each e-mail, gone when it is used, taken back or too old. */
export const InvitationEntity = kept(
  new Entity({
    name: "Invitation",
    table,
    schema: item({
      companyId: string().key(),
      email: string().key().meta(personal),
      memberRole: stored(z.enum(memberRoles)),
      invitedBy: string().meta(personal),
      /** Absent in invitations of before it was kept: their token says it. */
      inviterId: string().optional(),
      invitedOn: string(),
      tokenHash: string(),
      expiresAt: number(),
    }),
    computeKey: ({ companyId, email }: { companyId: string; email: string }) => ({
      pk: `COMPANY#${companyId}`,
      sk: `INVITATION#${email}`,
    }),
    timestamps: false,
  }),
);

/** A single-use token of a mail, by its hash. */
export const TokenEntity = kept(
  new Entity({
    name: "Token",
    table,
    schema: item({
      hash: string().key(),
      purpose: stored(z.enum(tokenPurposes)),
      userId: string(),
      /** The new address that the token confirms, for a change of e-mail; whom an invitation went to. */
      email: string().optional().meta(personal),
      /** What the account was logged in with when it was asked for: another e-mail or password since then ends it. */
      credentials: string().optional(),
      /** Into which company, for an invitation. */
      companyId: string().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ hash }: { hash: string }) => ({ pk: `TOKEN#${hash}`, sk: "TOKEN" }),
    timestamps: false,
  }),
  { removals: "untold" },
);
