/** How results of a search can be ordered. */
export const sorts = ["relevance", "price", "-price", "power", "-power", "availability", "name"] as const;
