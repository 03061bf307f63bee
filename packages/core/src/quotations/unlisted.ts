import { loadProducts } from "../catalogue/index.ts";
import type { Content } from "./quotation.ts";
import { articlesAmong } from "./selling/offered-lines.ts";

/** The articles of an offer that the catalogue shows no more, by id: their lines stand as they were offered, and lead nowhere. A read an article. */
export async function unlistedOf({ lines }: Pick<Content, "lines">): Promise<string[]> {
  const ids = [...new Set(articlesAmong(lines).map(({ productId }) => productId))];
  const listed = new Set((await loadProducts(ids)).map(({ product }) => product.id));
  return ids.filter((id) => !listed.has(id));
}
