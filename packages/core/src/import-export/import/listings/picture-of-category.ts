import type { MappedRow } from "../columns/mapping.ts";

/** The drawn picture of a category: what a series gets that comes from a table. */
export const pictureOf = async ({ category }: MappedRow["series"]): Promise<string> => `/pictures/${category}.svg`;
