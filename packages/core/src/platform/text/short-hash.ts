/** The beginning of a hash, by which people compare it with another. */
export const shortHash = (hash: string): string => `${hash.slice(0, 12)}…`;
