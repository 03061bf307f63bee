import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { hashOf } from "../accounts/index.ts";
import { pickup } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { newSecret } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { setting } from "../platform/config.ts";
import { sharedQuotations } from "../platform/page/secret-address.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import type { Quotation, QuotationVersion } from "./quotation.ts";
import { demandRevision, findQuotation, loadVersion, quotationInReach, writeQuotation } from "./stored-quotation.ts";
import { endOf } from "./version/validity.ts";

const kind = "QUOTATIONLINK";
/** While it stands so its customer has nothing before them that holds: a link opens nothing, and none is made. */
const closed: ReadonlySet<Quotation["status"]> = new Set(["draft", "lost"]);

/** Until when its link opens it; undefined where there is none, or it opens nothing. */
export const linkUntil = ({ status, link }: Quotation) => (closed.has(status) ? undefined : link?.until);

const goneOf = ({ link }: Quotation) =>
  link ? [GuardEntity.build(DeleteTransaction).key({ kind, value: link.tokenHash })] : [];

/**
 * Makes the address at which a quotation is read without a login, until its validity ends; one that was made before opens nothing more.
 * Only the token's hash is stored: the address is told this once. Problems: not-found, invalid-transition for what was not sent
 * or is lost or a draft again, version-conflict.
 */
export async function makeLink(actor: User, id: string, revision: number, now: Date) {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  if (before.sent === 0 || before.validUntil === undefined || closed.has(before.status))
    throw new Problem("invalid-transition", { state: before.status, action: "link" });
  const token = newSecret();
  const link = { tokenHash: hashOf(token), until: endOf(before.validUntil) };
  const held = GuardEntity.build(PutTransaction).item({ kind, value: link.tokenHash, ownerId: id });
  const quotation = await writeQuotation({ before, after: { ...before, link }, also: [held, ...goneOf(before)], now });
  return { quotation, url: `${setting("SITE_ORIGIN")}${sharedQuotations}${token}`, until: link.until };
}

/** The address opens nothing any more. */
export async function revokeLink(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  return writeQuotation({ before, after: { ...before, link: undefined }, also: goneOf(before), now });
}

/**
 * A version as whoever holds its link reads it, on page and PDF: whom it is for and where it goes, neither how they are reached nor their
 * VAT number. Its hash stays that of the whole.
 */
function forLink(version: QuotationVersion): QuotationVersion {
  const { customer, content } = version;
  const { email: _email, vatNumber: _vat, ...named } = customer;
  const { address } = content;
  if (address === undefined || address === pickup) return { ...version, customer: { ...named, email: "" } };
  const { telephone: _phone, latitude: _latitude, longitude: _longitude, ...place } = address;
  return { ...version, customer: { ...named, email: "" }, content: { ...content, address: place } };
}

/**
 * What a link shows: the current version, and nothing is changed by looking. Problem: token-invalid for one that was made up, revoked or
 * is over, and while the quotation is lost, or a draft again until its next version is sent.
 */
export async function linked(token: string, now: Date): Promise<{ quotation: Quotation; version: QuotationVersion }> {
  const tokenHash = hashOf(token);
  const { Item } = await GuardEntity.build(GetItemCommand).key({ kind, value: tokenHash }).send();
  const quotation = Item ? await findQuotation(Item.ownerId) : undefined;
  const { link } = quotation ?? {};
  const until = quotation && linkUntil(quotation);
  const isOpen = until !== undefined && Date.parse(until) >= now.getTime();
  if (!quotation || !isOpen || link?.tokenHash !== tokenHash) throw new Problem("token-invalid");
  return { quotation, version: forLink(await loadVersion(quotation.id, quotation.sent)) };
}
