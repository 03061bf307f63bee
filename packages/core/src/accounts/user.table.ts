import * as z from "zod";
import { Entity, boolean, item, list, number, string } from "dynamodb-toolbox";
import { roles, agentLevels, memberRoles, type Role } from "../platform/access.ts";
import { toldKinds } from "../platform/act-kinds.ts";
import { locales, languages } from "../platform/locale.ts";
import { keptFor, personal } from "../platform/personal-data.ts";
import { shardedList } from "../platform/sharded-list/list.ts";
import { table } from "../platform/table.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { storedCompanyVat, storedSubscription, storedConsent } from "./user.stored.ts";
import { byName } from "../platform/stored/shape.ts";

const proof = keptFor("proof of what was agreed to: ten years, art. 7 GDPR");

/**
 * A person who logs in. The facts of the company and the subscription that every request asks for are kept here too,
 * written in the transaction that changes them, so that one request tells who is calling.
 */
export const UserEntity = kept(
  new Entity({
    name: "User",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      email: string().meta(personal),
      name: string().meta(personal),
      surname: string().meta(personal),
      telephone: string().optional().meta(personal),
      fiscalCode: string().optional().meta(personal),
      accountType: string().enum("private", "business"),
      locale: stored(z.enum(locales)),
      language: stored(z.enum(languages)),
      adminLocale: stored(z.enum(locales)).optional(),
      roles: list(stored(z.enum(roles))),
      agentLevel: stored(z.literal(agentLevels)).optional(),
      emailVerifiedAt: string().optional(),
      /** When the telephone was confirmed by a code; another telephone is not. */
      telephoneVerifiedAt: string().optional(),
      secondFactorAt: string().optional(),
      /** Absent: yes. */
      orderMails: boolean().optional(),
      blockedAt: string().optional(),
      closedAt: string().optional(),
      companyId: string().optional(),
      companyStatus: string().enum("pending", "verified", "rejected", "suspended").optional(),
      companyName: string().optional().meta(personal),
      companyVat: stored(storedCompanyVat).optional().meta(personal),
      memberRole: stored(z.enum(memberRoles)).optional(),
      /** The company's, in cents. */
      approvalLimit: number().optional(),
      wholesaleActive: boolean(),
      reservedPrices: boolean(),
      /** The sales agent who looks after this customer. */
      ownerId: string().optional(),
      /** The type of price that the back office gave this user for a product, by product. */
      ownPriceTypes: stored(byName(z.string())).optional(),
      subscription: stored(storedSubscription).optional(),
      consents: list(stored(storedConsent)).meta(proof),
      billingAddressId: string().optional(),
      createdOn: string(),
      /** `usersList`. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** `administrators`, of those alone. */
      gsi4pk: string().optional(),
      gsi4sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `USER#${id}`, sk: "PROFILE" }),
  }),
);

/** Every user, by the time of registration. */
export const usersList = shardedList("gsi1", "USERS", 4);

/** The house's administrators: by the house, a handful. */
export const administrators = "ADMINISTRATORS";

/** The index keys that follow from somebody's roles; none for who is no administrator. */
export const keysOfRoles = (id: string, held: readonly Role[]) =>
  held.includes("admin") ? { gsi4pk: administrators, gsi4sk: id } : undefined;

/** An open session, found by the hash of its secret; the cookie holds the user's id and the secret. */
export const SessionEntity = kept(
  new Entity({
    name: "Session",
    table,
    schema: item({
      userId: string().key(),
      secretHash: string().key(),
      id: string(),
      createdOn: string(),
      lastSeenOn: string(),
      device: string().optional().meta(personal),
      /** The customer whom this employee acts for in this session. */
      actingFor: string().optional(),
      /** Epoch seconds. */
      actingUntil: number().optional(),
      /** Of which kinds of act the customer has been told. */
      actingTold: list(string().enum(...toldKinds)).optional(),
      /** When who sits there last proved it, by login, password or code: epoch seconds. */
      provenAt: number().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ userId, secretHash }: { userId: string; secretHash: string }) => ({
      pk: `SESSIONS#${userId}`,
      sk: `SESSION#${secretHash}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);
