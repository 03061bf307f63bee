import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { hashOf } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import { newSecret } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { setting } from "../platform/config.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import type { Quotation, QuotationVersion } from "./quotation.ts";
import { demandRevision, loadQuotation, loadVersion, quotationInReach, writeQuotation } from "./stored-quotation.ts";
import { endOf } from "./version/validity.ts";

const kind = "QUOTATIONLINK";
const goneOf = ({ link }: Quotation) =>
  link ? [GuardEntity.build(DeleteTransaction).key({ kind, value: link.tokenHash })] : [];

/**
 * Makes the address at which a quotation is read without a login, until its validity ends; one that was made before opens nothing more.
 * Only the token's hash is stored: the address is told this once. Problems: not-found, invalid-transition for what was not sent,
 * version-conflict.
 */
export async function makeLink(actor: User, id: string, revision: number, now: Date) {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  if (before.sent === 0 || before.validUntil === undefined)
    throw new Problem("invalid-transition", { state: before.status, action: "link" });
  const token = newSecret();
  const link = { tokenHash: hashOf(token), until: endOf(before.validUntil) };
  const held = GuardEntity.build(PutTransaction).item({ kind, value: link.tokenHash, ownerId: id });
  const quotation = await writeQuotation({ before, after: { ...before, link }, also: [held, ...goneOf(before)], now });
  return { quotation, url: `${setting("SITE_ORIGIN")}/shared-quotation/${token}`, until: link.until };
}

/** The address opens nothing any more. */
export async function revokeLink(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  return writeQuotation({ before, after: { ...before, link: undefined }, also: goneOf(before), now });
}

/**
 * What a link shows: the current version, and nothing is changed by looking. Problem: token-invalid for one that was made up, revoked or
 * is over.
 */
export async function linked(token: string, now: Date): Promise<{ quotation: Quotation; version: QuotationVersion }> {
  const tokenHash = hashOf(token);
  const { Item } = await GuardEntity.build(GetItemCommand).key({ kind, value: tokenHash }).send();
  const quotation = Item ? await loadQuotation(Item.ownerId).catch(() => undefined) : undefined;
  const { link } = quotation ?? {};
  if (!quotation || link?.tokenHash !== tokenHash || Date.parse(link.until) < now.getTime())
    throw new Problem("token-invalid");
  return { quotation, version: await loadVersion(quotation.id, quotation.sent) };
}
