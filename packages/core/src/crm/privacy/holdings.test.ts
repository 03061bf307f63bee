import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Entity } from "dynamodb-toolbox/entity";
import { CompanyEntity, InvitationEntity, TokenEntity } from "../../accounts/account.table.ts";
import { CollectionEntity } from "../../collections/collection.table.ts";
import {
  CampaignRecipientEntity,
  ContactEntity,
  OfficeMessageEntity,
  SubscriptionRequestEntity,
} from "../../contacts/index.ts";
import { InsuranceEntity } from "../../insurances/insurance.table.ts";
import { BankEntryEntity } from "../../orders/bank/bank-entry.table.ts";
import { BankMandateEntity } from "../../orders/debits/bank-mandate.table.ts";
import { ShipmentRowEntity } from "../../orders/sending/shipment-row.table.ts";
import { personalAttributes } from "../../platform/personal-data.ts";
import { holdings } from "./holdings.ts";

const source = `${import.meta.dirname}/../..`;
const tables = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".table.ts"));
const isEntity = (value: unknown): value is Entity =>
  typeof value === "object" && value !== null && "entityName" in value && "schema" in value;
const exported = await Promise.all(
  tables.map(async (file) => Object.values((await import(`${source}/${file}`)) as object).filter(isEntity)),
);
const marked = exported.flat().filter((entity) => personalAttributes(entity).length > 0);

/** Seen to by the use case that closes an account, and by TTL; the bank's entries are of the house's account and of nobody else's, slips and mandates of companies (docs/privacy.md). */
const elsewhere: readonly Entity[] = [
  CompanyEntity,
  InvitationEntity,
  TokenEntity,
  BankEntryEntity,
  BankMandateEntity,
  CollectionEntity,
  InsuranceEntity,
  // Of people by their address, whether they have an account or not (contacts/by-address.ts).
  CampaignRecipientEntity,
  ContactEntity,
  OfficeMessageEntity,
  SubscriptionRequestEntity,
  // What its order says, which an export has, and with which it goes.
  ShipmentRowEntity,
];

test("every entity with personal marks is one that an export holds and closing an account sees to", () => {
  const known = [...holdings.map(({ entity }) => entity), ...elsewhere].map(({ entityName }) => entityName);
  expect(marked.map(({ entityName }) => entityName).filter((name) => !known.includes(name))).toEqual([]);
});

test("what is kept is told why in docs/privacy.md, attribute by attribute", () => {
  const page = readFileSync(`${source}/../../../docs/privacy.md`, "utf8");
  const kept = marked.flatMap((entity) =>
    personalAttributes(entity).flatMap(({ name, kept }) => (kept ? [`${entity.entityName}.${name}`] : [])),
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((attribute) => !page.includes(`\`${attribute}\``))).toEqual([]);
});

test.each(holdings.map(({ entity, closing }) => [entity.entityName, closing, entity] as const))(
  "%s, which closing an account is to %s, has marks that say the same",
  (_, closing, entity) => {
    const reasons = personalAttributes(entity).map(({ kept }) => kept !== undefined);
    if (closing === "keep") expect(reasons).not.toContain(false);
    else if (closing === "delete") expect(reasons).not.toContain(true);
    else expect(reasons.length).toBeGreaterThan(0);
  },
);
