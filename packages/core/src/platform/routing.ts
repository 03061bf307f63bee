import type { QueueName } from "./work.ts";

/** Which queues hear of which event. */
export const eventRoutes: Readonly<Record<string, readonly QueueName[]>> = {
  "order-approval-asked": ["email", "notifications"],
  "order-declined": ["email", "notifications"],
  "order-placed": ["email", "notifications"],
  "order-ready": ["email", "notifications"],
  "order-delivered": ["email", "notifications"],
  "order-failed": ["email", "notifications"],
  "withdrawal-declared": ["email"],
  "payment-received": ["email", "notifications"],
  "payment-failed": ["email", "notifications"],
  "payment-reminder": ["email", "notifications"],
  "payment-to-return": ["email", "notifications"],
  "payment-returned": ["email", "notifications"],
  "payment-corrected": ["email", "notifications"],
  "intents-given-up": ["card-intents"],
  "user-registered": ["email", "vat-checks"],
  "verification-asked": ["email"],
  "account-created": ["email", "vat-checks"],
  "password-reset-asked": ["email"],
  "email-change-asked": ["email"],
  "member-invited": ["email"],
  "member-removed": ["email"],
  "email-changed": ["email", "notifications"],
  "password-changed": ["email", "notifications"],
  "second-factor-changed": ["email", "notifications"],
  "second-factor-reset": ["email", "notifications"],
  "acting-began": ["email", "notifications"],
  "acted-for": ["email", "notifications"],
  "account-closed": ["erasure"],
  "files-released": ["erasure"],
  "company-verified": ["email", "notifications", "vat-checks"],
  "company-rejected": ["email"],
  "product-available": ["email"],
  "product-picture-published": ["images"],
  "products-import-asked": ["product-import"],
  "catalogue-export-asked": ["catalogue-export"],
  "series-changed": ["series-copies"],
  "product-translation-asked": ["translation"],
  "series-translation-asked": ["translation"],
};

type Item = Readonly<Record<string, unknown>>;

/** What a change tells of a product: that pieces came, or that its reviews are others; nothing otherwise. */
export function newsOf(before: Item | undefined, after: Item | undefined): { productId: string; about: ProductNews }[] {
  const item = after ?? before;
  const productId = String(item?.["pk"]).split("#")[1] ?? "";
  const entity = item?.["_et"];
  if (entity === "Review") return [{ productId, about: "reviews" }];
  const came =
    entity === "Stock" && after && Number(after["available"]) > Math.max(0, Number(before?.["available"] ?? 0));
  return came ? [{ productId, about: "stock" }] : [];
}
export type ProductNews = "stock" | "reviews";

/** Entities whose change makes the search index old; their partition is the product's. */
export const indexedEntities: ReadonlySet<string> = new Set(["Product", "Price", "Stock", "ProductTexts", "Rating"]);

/** What the queue `pages` is told of a change, beside what follows the search index; undefined when no page shows it. */
export function pagesMessageOf(item: Item): Item | undefined {
  if (item["_et"] === "StandOut") return { page: "home" };
  if (item["_et"] === "SeriesTexts") return { seriesId: item["seriesId"] };
  return item["_et"] === "Kit" ? { kitId: item["id"] } : undefined;
}
