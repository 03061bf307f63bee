import { globSync } from "node:fs";
import { areas, textsOf } from "@solvia/texts/files";
import { beforeAll, expect, it, test } from "vitest";
import { technicalFields } from "@solvia/core/catalogue/product";
import { isLanguage } from "@solvia/core/platform/locale";
import { shop } from "../../i18n/shop.ts";
import { addTexts, translatorFor } from "../../i18n/words.ts";
import { leavesOf, type Leaf } from "../../../../../tests/support/stored-leaves.ts";
import { entityWords, fieldWords, valueWords } from "./audit-words.ts";
import type { AuditedTexts } from "./audited-texts.ts";

const named = { "01M81MC1XTZRXYGTV0ZQBDEN2P": "CS6R-410 · HiKu6" };
const reader = { t: translatorFor<AuditedTexts>("it"), language: "it" };
const { officeAudit } = textsOf("office-audit", "it") as { officeAudit: { entities: object; fields: object } };
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ");

beforeAll(async () => {
  addTexts("it", await shop.in("it"));
  addTexts("en", await shop.in("en"));
  for (const area of areas) for (const language of ["it", "en"] as const) addTexts(language, textsOf(area, language));
});

interface StoredEntity {
  entityName: string;
  schema: { attributes: Readonly<Record<string, unknown>> };
}
const isEntity = (value: unknown): value is StoredEntity =>
  typeof value === "object" && value !== null && "entityName" in value && "schema" in value;

/** What the log has nothing to tell of (accounts/audit/changes.ts), and its bookkeeping. */
const untold =
  /^(Announced|ApiCall|ApiCallCount|ApiUsage|AuditEntry|BroughtCounts|CampaignPace|CampaignRecipient|ChatConnection|ContactMembership|CountedOrder|CountedQuotation|DueDocument|Event|ExchangeFile|FeedHead|FeedPlace|FeedRecord|FeedTurn|FigureEntry|FigureProducts|FigureSums|Figured|GivenPromise|Guard|Incoming|KeyRing|MilestoneTally|MilestoneTold|Movement|OpenSale|OrderDays|OrderHistory|OrderNumber|OwedOrder|PackageCounter|PlainTextVersion|PlanSaving|ProductGaps|ProductRow|PromiseFigures|Promised|PublicationFollower|PublicationTold|PublicationView|PublicationViews|QuotationFigures|QuotationOpening|RateCounter|RecordingViewer|RecordingWatched|Remembered|ResellerOrder|ResellerPartNumber|Scanned|ScopedKey|SerialShapes|SeriesCounter|Session|ShipmentRow|Spending|StockHold|SubscriptionCharge|SubscriptionEntry|TakenMail|TalliedOrder|TicketCounter|TicketPresence|Token|TranscriptPart|Transcription|Transfer|TransportSeries|TrialClock|TrialMoving|TrialOrder|TrialPlaced|VatData|ViewSalt|WarehouseStock|Webhook|WebhookHand|WebhookMessage)$/;
const bookkeeping = /^(gsi\d[ps]k|version|writeId|expiresAt|changedBy|_shape|_unnamed|created|modified|entity)$/;

/** What stands in the log of each entity, down to single values. */
async function toldEntities(): Promise<StoredEntity[]> {
  const core = new URL("../../../../core/src/", import.meta.url).pathname;
  const modules = await Promise.all(
    globSync(`${core}**/*.table.ts`).map((file) => import(file) as Promise<Record<string, unknown>>),
  );
  const entities = modules.flatMap((module) => Object.values(module).filter(isEntity));
  expect(entities.length).toBeGreaterThan(35);
  return entities.filter(({ entityName }) => !untold.test(entityName));
}

const isTold = ([path]: Leaf): boolean => !path.split(".").some((step) => bookkeeping.test(step));

test("every item of the table and each of its fields has a name that people read", async () => {
  const told = await toldEntities();
  expect(told.map(({ entityName }) => entityName).filter((name) => !(name in officeAudit.entities))).toEqual([]);
  const leaves = told.flatMap(({ schema }) => leavesOf(schema.attributes).filter(isTold));
  expect(leaves.length).toBeGreaterThan(1000);
  const steps = leaves.flatMap(([path]) => path.split(".").filter((step) => !/^(?:\d+|\*)$/.test(step)));
  const named = { ...(await shop.in("it")).field, ...officeAudit.fields };
  const isNamed = (name: string) => name in named || isLanguage(name);
  expect([...new Set([...steps, ...technicalFields])].filter((name) => !isNamed(name))).toEqual([]);
});

/** What people call by its very code: files, the law's and SEPA's letters, dangerous goods. */
const saidAsTheyAre = /^(?:N\d\.\d|UN \d{4}|CORE|B2B|csv|xlsx|PVC)$/;

test("every code that a field may have is said in words, in each language of the office", async () => {
  const readers = (["it", "en"] as const).map((language) => ({ t: translatorFor<AuditedTexts>(language), language }));
  const said = (await toldEntities()).flatMap(({ entityName, schema }) =>
    leavesOf(schema.attributes)
      .filter(isTold)
      .flatMap(([path, codes = []]) =>
        codes.map((code) => ({
          code,
          where: `${entityName} ${path} ${code}`,
          words: readers.map((one) => valueWords(entityName, path, code, one)),
        })),
      ),
  );
  expect(said.length).toBeGreaterThan(1500);
  const bare = said.filter(({ code, words }) => !saidAsTheyAre.test(code) && words.every((word) => word === code));
  expect(bare.map(({ where }) => where)).toEqual([]);
  expect(said.filter(({ words }) => words.some((word) => word.includes("{{"))).map(({ where }) => where)).toEqual([]);
});

it.each([
  ["transactions.0.dueDate", "Transazione 1 · Scadenza"],
  ["fields.powerWatt", "Potenza"],
  ["texts.de.descriptionRich", "Testi · tedesco · Descrizione"],
  ["roles.1", "Ruoli 2"],
  ["ownPriceTypes.01M7", "Prezzi propri per prodotto · 01M7"],
  ["ownPriceTypes.01M81MC1XTZRXYGTV0ZQBDEN2P", "Prezzi propri per prodotto · CS6R-410 · HiKu6"],
  ["userIds.0", "Persone 1"],
  // A supplier's, and that to which an order goes.
  ["address", "Indirizzo"],
  ["address.city", "Indirizzo · Città"],
  ["carrier.address", "Vettore · Indirizzo"],
  ["somethingNew", "something new"],
])("says %s as %s", (path, words) => {
  expect(fieldWords(path, { ...reader, names: named })).toBe(words);
});

it.each([
  ["Company", "status", "verified", "Verificata"],
  ["Company", "approvalLimit", 500_000, "5.000,00 €"],
  ["Price", "periods.0.price", 12_345, "123,45 €"],
  ["Price", "periods.0.discount", 0.05, "5%"],
  ["Order", "amounts.groups.0.rate", 2200, "22%"],
  ["Order", "amounts.treatment.reduced", 1000, "10%"],
  ["Order", "transactions.0.remindedOnDay", 7, "7 giorni"],
  ["Order", "certificate.declaredWatts", 6000, "6 kW"],
  ["Milestone", "days", 1, "1 giorno"],
  ["Milestone", "percent", 1000, "10%"],
  ["Milestone", "minimum", 50_000, "500,00 €"],
  ["Coupon", "percent", 250, "2,5%"],
  ["SupplierProduct", "leadDays", 14, "14 giorni"],
  ["OwnOffer", "offer.margin", 1500, "15%"],
  ["OwnOffer", "offer.discount", 500, "5%"],
  ["ReturnRequest", "paidBack", 12_000, "120,00 €"],
  ["CompanyCredit", "exposure", 100_050, "1.000,50 €"],
  ["Shipment", "packages.grossGrams", 1_500_000, "1500 kg"],
  ["Shipment", "packages.longest", 2400, "2400 mm"],
  ["TransportDocument", "content.dangerous.0.wattHours", 5120, "5,12 kWh"],
  ["Order", "agreedTotal", 35_093, "350,93 €"],
  ["Order", "transactions.0.status", "pending_payment", "In attesa"],
  ["Order", "transactions.0.settledOn", "2026-11-21", "21 nov 2026"],
  ["Order", "status", "pendingPayment", "In attesa di pagamento"],
  ["Order", "troubled", true, "Sì"],
  ["Quotation", "status", "sent", "Inviato"],
  ["Quotation", "approval.state", "given", "Approvato"],
  ["Quotation", "lostReason", "credit_refused", "Credito rifiutato"],
  ["User", "blockedAt", "2026-11-21T10:00:00.000Z", "21 nov 2026, 11:00:00"],
  ["User", "roles.0", "sales_agent", "Agente"],
  ["User", "memberRole", "buyer", "Acquirente"],
  ["User", "subscription.status", "charge_failed", "Addebito non riuscito"],
  ["User", "locale", "de", "Germania"],
  ["User", "ownPriceTypes.01M7", "premium_plus", "Premium Plus"],
  ["Product", "fields.powerWatt", 6000, "6 kW"],
  ["Product", "fields.weight", 21_500, "21,5 kg"],
  ["Product", "fields.shippingTime", "2-3", "2-3 Settimane"],
  ["Product", "category", "panels", "Pannelli"],
  ["Series", "documentation.0.category", "datasheet", "Scheda tecnica"],
  ["Series", "texts.it.descriptionRich", "<p>Celle <strong>N-type</strong></p>", "Celle N-type"],
  ["QuotationVersion", "amounts.steps.0.code", "waste-disposal-tax", "Contributo RAEE"],
  ["QuotationVersion", "amounts.steps.2.code", "vat", "IVA"],
  ["QuotationVersion", "amounts.steps.1.params.kind", "pickup", "Ritiro in magazzino"],
  ["QuotationVersion", "amounts.treatment.rule", "domestic", "Cessione in Italia"],
  ["FiscalDocument", "state", "undeliverable", "Impossibile da consegnare"],
  ["Stock", "onHand", 1200, "1200"],
  ["User", "surname", undefined, "—"],
])("reads %s %s %o as %s", (entity, path, value, words) => {
  expect(plain(valueWords(entity, path, value, reader))).toBe(words);
});

it("names whose ids stand in values; of what has no name two can be told apart", () => {
  const id = "01M81MC1XTZRXYGTV0ZQBDEN2P";
  expect(valueWords("Company", "userIds.0", id, { ...reader, names: { [id]: "Irene Leone" } })).toBe("Irene Leone");
  expect(valueWords("Receipt", "orderId", id, reader)).toBe("ZQBD-EN2P");
  expect(valueWords("User", "billingAddressId", id, reader)).toBe("senza nome (…EN2P)");
  expect(valueWords("Receipt", "refunds.0.askedBy", "provider", reader)).toBe("Gestore dei pagamenti");
});

it("gives a thing without a name its own, spelled out", () => {
  expect(entityWords("Order", reader)).toBe("Ordine");
  expect(entityWords("WarehouseMovement", reader)).toBe("warehouse movement");
});
