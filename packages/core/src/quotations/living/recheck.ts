import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $set } from "dynamodb-toolbox/entity/actions/update";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { callerById } from "../../accounts/index.ts";
import { offersIn, ordersHolding, type CatalogueOffer } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import type { Locale } from "../../platform/locale.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { portionsOf, readApart, throwUnread } from "../../platform/storing/read-apart.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { eachApart, inSequence, poolApart } from "../../platform/work/each-apart.ts";
import { quotationUnorderable } from "../events.ts";
import { balanceOf, type Quotation, type QuotationVersion } from "../quotation.ts";
import { QuotationEntity, quotationsWithStatus, QuotationVersionEntity } from "../quotation.table.ts";
import { openSaleQuotations } from "../sales/open-sales.ts";
import type { Finding, Living } from "./living.ts";
import { livingInShort, type OffersFor } from "./load-living.ts";

/** Quotations that are looked at together; their versions come with one request. */
const together = 100;
/** Of these so many at once. */
const beside = 10;

/** Articles and buyers are read once for all quotations of a run: of ten thousand many name the same. */
function readOnce(now: Date): { buyerOf: typeof callerById; offersFor: OffersFor } {
  const buyers = new Map<string, Promise<User | undefined>>();
  const shelves = new Map<Locale, Map<string, Promise<CatalogueOffer | undefined>>>();
  return {
    buyerOf: (id) => {
      const known = buyers.get(id) ?? callerById(id, now);
      buyers.set(id, known);
      return known;
    },
    offersFor: async (productIds, { locale }) => {
      const shelf = shelves.get(locale) ?? new Map<string, Promise<CatalogueOffer | undefined>>();
      shelves.set(locale, shelf);
      const missing = [...new Set(productIds)].filter((id) => !shelf.has(id));
      const read = missing.length > 0 ? offersIn(missing, locale, now) : undefined;
      for (const id of missing)
        shelf.set(
          id,
          read!.then((offers) => offers.get(id)),
        );
      const found = await Promise.all(productIds.map(async (id) => [id, await shelf.get(id)] as const));
      return new Map(found.flatMap(([id, offered]) => (offered ? [[id, offered]] : [])));
    },
  };
}

/** What stands against ordering it came after it was sent; that a declaration is still missing its seller was asked then. */
const news: ReadonlySet<Finding["code"]> = new Set<Finding["code"]>(["gone", "stock", "certificate", "terms"]);

/** Over the revision that was read: what its seller or customer has changed meanwhile is looked at in the next run. */
async function note(quotation: Quotation, { verdict, findings }: Living, now: Date): Promise<boolean> {
  const { id, revision, sent } = quotation;
  const isTold = verdict === "no" && findings.some(({ code }) => news.has(code));
  const events = isTold ? [quotationUnorderable.of({ quotationId: id, version: sent })] : [];
  try {
    await execute(
      QuotationEntity.build(UpdateTransaction)
        .item({ id, rechecked: $set({ verdict, version: sent, on: instant(now) }) })
        .options({ condition: { attr: "revision", eq: revision } }),
      ...events.map((one) => announce(one, now)),
    );
    return true;
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) return false;
    throw error;
  }
}

/**
 * Asks of every open quotation whether it can still be ordered as it stands, notes what is another than in the night before, and tells
 * whoever looks after one that can't be any more, once. Requests: one for each hundred quotations and for each of their buyers, one for
 * about a dozen articles, one for each that was accepted before or rests on a certificate, and a write where the answer has changed.
 */
export async function recheckQuotations(now: Date): Promise<{ checked: number; changed: number }> {
  const counts = { checked: 0, changed: 0 };
  const once = readOnce(now);
  const look = async (portion: readonly Quotation[]) => {
    const versions = new Map<string, QuotationVersion>();
    const keys = portion.map(({ id, sent }) => ({ quotationId: id, version: sent }));
    const { items, failures } = await readApart(QuotationVersionEntity, keys);
    for (const version of items) versions.set(version.quotationId, version);
    await poolApart(portion, beside, async (quotation) => {
      const version = versions.get(quotation.id);
      if (!version) return;
      const { acceptances, rechecked, sent } = quotation;
      const orders = acceptances.length > 0 ? await ordersHolding(acceptances) : [];
      const balance = balanceOf(version.content.lines, orders);
      const living = await livingInShort(quotation, version, balance, now, once);
      counts.checked += 1;
      if (!living || (rechecked?.verdict === living.verdict && rechecked.version === sent)) return;
      if (await note(quotation, living, now)) counts.changed += 1;
    });
    throwUnread(failures);
  };
  const sent = rowsOfShards(quotationsWithStatus("sent"), QuotationEntity, { atOnce: together });
  // Those that were sent, then of those that were accepted the ones of which something may still come.
  await inSequence(
    () =>
      eachApart(
        portionsOf(sent, together, async (items) => ({ items, failures: [] })),
        look,
      ),
    () => eachApart(openSaleQuotations(), look),
  );
  return counts;
}
