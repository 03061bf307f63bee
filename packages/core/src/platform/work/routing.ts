import type { BulkMessage } from "./bulk-messages.ts";

type Item = Readonly<Record<string, unknown>>;

/** What is new of a product. */
export type ProductNews = Exclude<BulkMessage<"product-news">["about"], "kept">;

/** What a change tells of a product: that pieces can be sold, that some came into a warehouse, or that its reviews are others; nothing otherwise. */
export function newsOf(before: Item | undefined, after: Item | undefined): { productId: string; about: ProductNews }[] {
  const item = after ?? before;
  const productId = String(item?.["pk"]).split("#")[1] ?? "";
  const entity = item?.["_et"];
  if (entity === "Review") return [{ productId, about: "reviews" }];
  if (entity !== "Stock" || !after) return [];
  return [
    ...(piecesOf(after) > piecesOf(before) ? [{ productId, about: "stock" as const }] : []),
    ...(before && hasArrived(before, after) ? [{ productId, about: "arrived" as const }] : []),
  ];
}

/** Whether an order's pieces are kept and somebody may send them: it waits for nobody's approval and hasn't failed. */
const isKept = (order: Item | undefined): boolean =>
  order?.["reserved"] === true && order["status"] !== "awaitingApproval" && order["status"] !== "failed";

/** The order whose pieces are kept from this change on; undefined for most changes. */
export const keptOrder = (before: Item | undefined, after: Item | undefined): string | undefined =>
  after?.["_et"] === "Order" && isKept(after) && !isKept(before) ? String(after["id"]) : undefined;

const figure = (stock: Item, name: "onHand" | "elsewhere"): number => Number(stock[name] ?? 0);

/** Whether more pieces lie in a warehouse than before: in all, or in one since they left another. */
const hasArrived = (before: Item, after: Item): boolean =>
  figure(after, "onHand") > figure(before, "onHand") || figure(after, "elsewhere") !== figure(before, "elsewhere");

/** Entities whose change makes the search index old; their partition is the product's. */
const indexedEntities: ReadonlySet<string> = new Set(["Product", "Price", "Stock", "ProductTexts", "Rating"]);
/** Those of them that a product's own page shows more of than the index holds. */
const shownWhole: ReadonlySet<string> = new Set(["Product", "ProductTexts"]);

/** The product that customers may see otherwise after a change, and whether its page is old in any case; undefined for most changes. */
export function shownChange(before: Item | undefined, after: Item | undefined) {
  const item = after ?? before;
  const entity = String(item?.["_et"]);
  if (!item || !indexedEntities.has(entity)) return undefined;
  if (entity === "Stock" && piecesOf(before) === piecesOf(after)) return undefined;
  return { productId: String(item["pk"]).slice("PRODUCT#".length), ownPage: shownWhole.has(entity) };
}

/** Entities whose change makes a product's row of the resellers' feed old: besides what it costs and what is there also what comes, and by when. */
const fedEntities: ReadonlySet<string> = new Set(["Product", "Price", "Stock", "Incoming", "SupplierProduct"]);

/** The product that resellers may read otherwise after a change; undefined for most changes. */
export function fedChange(before: Item | undefined, after: Item | undefined): string | undefined {
  const item = after ?? before;
  const entity = String(item?.["_et"]);
  if (!item || !fedEntities.has(entity)) return undefined;
  if (entity === "Stock" && piecesOf(before) === piecesOf(after)) return undefined;
  return String(item["pk"]).slice("PRODUCT#".length);
}

/** What can be sold: nobody is shown by how much a product is oversold. */
const piecesOf = (stock: Item | undefined): number => Math.max(0, Number(stock?.["available"] ?? 0));

/** Entities of which a publication's page is made; their partition is its own. */
const ofPublication: ReadonlySet<string> = new Set(["Publication", "PublicationTexts", "Webinar"]);

/** What the queue `pages` is told of a change, beside what follows the search index; undefined when no page shows it. */
export function pagesMessageOf(item: Item): BulkMessage<"pages"> | undefined {
  if (item["_et"] === "StandOut") return { page: "home" };
  if (item["_et"] === "SeriesTexts") return { seriesId: String(item["seriesId"]) };
  if (ofPublication.has(String(item["_et"]))) return { publicationId: String(item["pk"]).slice("PUBLICATION#".length) };
  if (item["_et"] === "PlainTextWording") return { page: `text/${String(item["textId"])}` };
  // What was never published stands on no page.
  if (item["_et"] === "Question" && item["publicText"] !== undefined) return { page: "questions" };
  return item["_et"] === "Kit" ? { kitId: String(item["id"]) } : undefined;
}
