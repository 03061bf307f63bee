import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { ownOffersCompany } from "../../accounts/index.ts";
import { allowedWithin, type User } from "../../platform/access.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant, romeDate } from "../../platform/time.ts";
import type { Quotation } from "../quotation.ts";
import { loadVersion, ownQuotation } from "../stored-quotation.ts";
import { differencesOf } from "../version/differences.ts";
import { baseOf } from "./base.ts";
import { carriedOver, figuresOf } from "./figures.ts";
import { mostTotal, type Base, type OwnOffer } from "./own-offer.ts";
import { OwnOfferEntity, ownOfferKeys } from "./own-offer.table.ts";

/** An offer as it is stored, with what it is made of. */
interface Stored {
  quotation: Quotation;
  /** 0 before it was first saved. */
  revision: number;
  offer: OwnOffer;
  base: Base;
}

const isOpen = ({ status }: Quotation): boolean => status === "sent" || status === "accepted";

/** What a new one begins with: our prices, in its maker's language, until ours ends. */
const beginning = ({ language }: Pick<User, "language">, { validUntil }: Base, now: Date): OwnOffer => ({
  language,
  number: "",
  date: romeDate(now),
  validUntil,
  customerName: "",
  customerAddress: "",
  intro: "",
  closing: "",
  margin: 0,
  categoryMargins: [],
  lines: [],
  works: [],
  discount: 0,
  vatRate: 22,
  vatReason: "",
  hidesCodes: false,
  hidesBrands: false,
});

/**
 * The own offer of a quotation that this user sees, whose company sells on; what a new one begins with before the first was saved. Problem:
 * not-found for anybody else.
 */
export async function loadOwnOffer(user: User, id: string, now: Date): Promise<Stored> {
  const quotation = await ownQuotation(user, id);
  await ownOffersCompany(user);
  const { Item } = await OwnOfferEntity.build(GetItemCommand)
    .key({ quotationId: id })
    .options({ consistent: true })
    .send();
  const base = baseOf(await loadVersion(id, Item?.version ?? quotation.sent));
  const { revision = 0, offer = beginning(user, base, now) } = Item ?? {};
  return { quotation, revision, offer, base };
}

/** An own offer as its screen shows it: with all sums, and how a version of ours differs that came since. */
export async function ownOfferView(user: User, { quotation, revision, offer, base }: Stored) {
  const isOlder = base.version < quotation.sent;
  const [was, now] = isOlder
    ? await Promise.all([loadVersion(quotation.id, base.version), loadVersion(quotation.id, quotation.sent)])
    : [];
  return {
    revision,
    quotationNumber: quotation.number,
    mayChange: isOpen(quotation) && allowedWithin("buyer", user),
    offer,
    base,
    figures: figuresOf(offer, base),
    ...(was && now && { newer: { version: now.version, hash: now.hash, differences: differencesOf(was, now) } }),
  };
}

async function write({ quotation, revision, offer, base }: Stored, now: Date): Promise<Stored> {
  const { id: quotationId, userId } = quotation;
  const { version, hash } = base;
  try {
    await OwnOfferEntity.build(PutItemCommand)
      .item({
        quotationId,
        userId,
        version,
        hash,
        offer,
        revision: revision + 1,
        changedOn: instant(now),
        ...ownOfferKeys(userId, quotationId),
      })
      .options({
        condition: revision === 0 ? { attr: "revision", exists: false } : { attr: "revision", eq: revision },
      })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  return { quotation, revision: revision + 1, offer, base };
}

/** Whoever writes says what they read: another's write meanwhile, or a quotation that is over, is told. */
function demandWritable({ quotation, revision }: Stored, read: number): void {
  if (!isOpen(quotation)) throw new Problem("invalid-transition", { state: quotation.status, action: "own-offer" });
  if (revision !== read) throw new Problem("version-conflict");
}

/**
 * Saves an own offer upon the version of ours that was read. Problems: not-found, invalid-transition for a quotation that is over,
 * version-conflict, quotation-superseded where another version came before the first was saved, invalid-input for a line that isn't there and
 * for sums that no offer has.
 */
export async function saveOwnOffer(
  user: User,
  id: string,
  { revision, hash, ...offer }: OwnOffer & { revision: number; hash: string },
  now: Date,
): Promise<Stored> {
  const before = await loadOwnOffer(user, id, now);
  demandWritable(before, revision);
  const { base, quotation } = before;
  if (base.hash !== hash)
    throw revision === 0
      ? new Problem("quotation-superseded", { version: quotation.sent })
      : new Problem("version-conflict");
  const known = new Set(base.lines.map(({ lineId }) => lineId));
  const unknown = offer.lines.findIndex(({ lineId }) => !known.has(lineId));
  if (unknown >= 0) throw invalid({ field: `lines.${unknown}.lineId`, code: "unknown-line" });
  if (figuresOf(offer, base).gross > mostTotal) throw invalid({ field: "margin", code: "too-big" });
  return write({ ...before, offer }, now);
}

/** Puts an own offer upon the current version of ours; what was said of its lines stays by their ids. Problems: those of `saveOwnOffer`. */
export async function takeOverVersion(user: User, id: string, revision: number, now: Date): Promise<Stored> {
  const before = await loadOwnOffer(user, id, now);
  demandWritable(before, revision);
  const base = baseOf(await loadVersion(id, before.quotation.sent));
  return write({ ...before, base, offer: carriedOver(before.offer, base) }, now);
}
