import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";

/** What the address of the list says. */
export interface SeriesFilters {
  text?: string | undefined;
  category?: GoodsCategory | undefined;
  typology?: string | undefined;
  cursor?: string | undefined;
}
