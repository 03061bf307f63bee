/** The categories of goods (spec 3). Tax, freight and catalogue share this word; names and typologies are the catalogue's. */
export const goodsCategories = [
  "panels",
  "inverters",
  "batteries",
  "emobility",
  "others",
  "optimizers",
  "structures",
  "electrical_cabinet",
] as const;
export type GoodsCategory = (typeof goodsCategories)[number];

/** The categories of lines that are no goods (spec 3). */
const serviceCategories = ["subscriptions", "preparation_costs", "shipping_costs", "waste_disposal_tax"] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

export const allCategories = [...goodsCategories, ...serviceCategories] as const;
export type Category = (typeof allCategories)[number];

const goods: ReadonlySet<string> = new Set(goodsCategories);

/** Whether a line of this category is goods: anything else lies in no warehouse, has no page and is never sent. */
export const isGoods = (category: Category): category is GoodsCategory => goods.has(category);
