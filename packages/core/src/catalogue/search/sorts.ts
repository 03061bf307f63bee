/** How results of a search can be ordered. */
export const sorts = ["relevance", "price", "-price", "perUnit", "power", "-power", "availability", "name"] as const;
