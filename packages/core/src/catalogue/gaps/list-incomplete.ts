import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { matches, withStock, type ProductRowFilters } from "../rows/list-product-rows.ts";
import { productRows } from "../rows/product-rows.ts";
import type { Gap } from "./gap-kinds.ts";
import { incompleteProducts, ProductGapsEntity } from "./gaps.table.ts";

interface PageOfRows {
  cursor?: string | undefined;
  limit: number;
}

/** As many as are read at once, and looked through for one page. */
const atOnce = 200;
const lookedThrough = 2000;

/** The products that lack something, or one thing of all, those first that have for longest; with their stock. */
export async function listIncomplete(
  { lacks, ...filters }: ProductRowFilters & { lacks: Gap | "any" },
  pageWanted: PageOfRows,
) {
  const { items, cursor } = await filledPage(pageWanted, {
    read: (after) => pageOfShards(incompleteProducts, ProductGapsEntity, { after, limit: atOnce }),
    fitting: async (noted) => {
      const meant = noted.filter((one) => lacks === "any" || one.lacks.includes(lacks));
      const rows = await productRows(meant.map(({ productId }) => productId));
      const fit = new Set(rows.filter((row) => matches(row, filters)).map(({ id }) => id));
      return meant.filter(({ productId }) => fit.has(productId));
    },
    keyOf: ({ gsi1sk }) => endAt(incompleteProducts, gsi1sk),
    lookedThrough,
  });
  const lacking = new Map(items.map((one) => [one.productId, one.lacks]));
  const rows = new Map((await productRows([...lacking.keys()])).map((row) => [row.id, row]));
  const inOrder = items.flatMap(({ productId }) => rows.get(productId) ?? []);
  return { items: (await withStock(inOrder)).map((row) => ({ ...row, lacks: lacking.get(row.id) ?? [] })), cursor };
}

/** How many products lack something, up to so many. */
export async function countIncomplete(limit: number): Promise<{ count: number; more: boolean }> {
  const { Items, LastEvaluatedKey } = await pageOfShards(incompleteProducts, ProductGapsEntity, {
    after: undefined,
    limit,
  });
  return { count: Items.length, more: LastEvaluatedKey !== undefined };
}
