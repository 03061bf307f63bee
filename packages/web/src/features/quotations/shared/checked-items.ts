import type { Line } from "./quotation-shapes.ts";

/** What the check looks at (domain-rules 7): of three of these it has to do with two at least. */
const devices: readonly Line["category"][] = ["panels", "inverters", "batteries"];
const looked: ReadonlySet<string> = new Set([...devices, "optimizers", "electrical_cabinet"]);

/** The most articles that a check takes. */
const most = 50;

type Checked = Pick<Line, "productId" | "quantity" | "brand" | "name" | "category" | "optional">;

/**
 * What of a quotation's lines the system check is asked about: the articles that it looks at, each once with the pieces of all its lines,
 * without what is optional. Nothing where there are no modules or batteries with what drives them.
 */
export function checkedItems(lines: readonly Checked[]): { productId: string; quantity: number; name: string }[] {
  const offered = lines.filter(({ optional, category }) => !optional && looked.has(category));
  if (devices.filter((device) => offered.some(({ category }) => category === device)).length < 2) return [];
  return [...Map.groupBy(offered, ({ productId }) => productId)]
    .map(([productId, of]) => ({
      productId,
      quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
      name: `${of[0]?.brand} ${of[0]?.name}`,
    }))
    .slice(0, most);
}
