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
