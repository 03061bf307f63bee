/** Every filter and the page live in the address. */
export interface SearchState {
  text?: string | undefined;
  category?: string | undefined;
  typology?: string[] | undefined;
  brand?: string[] | undefined;
  technology?: string[] | undefined;
  powerMin?: number | undefined;
  powerMax?: number | undefined;
  /** Cents, net. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  available?: boolean | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  view?: "table" | undefined;
}
