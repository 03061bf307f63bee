/** The categories of goods (spec 3). Tax, freight and catalogue share this word; names and typologies are the catalogue's. */
export type GoodsCategory =
  | "panels"
  | "inverters"
  | "batteries"
  | "emobility"
  | "others"
  | "optimizers"
  | "structures"
  | "electrical_cabinet";

/** The categories of lines that are no goods (spec 3). */
export type ServiceCategory = "subscriptions" | "preparation_costs" | "shipping_costs" | "waste_disposal_tax";

export type Category = GoodsCategory | ServiceCategory;
