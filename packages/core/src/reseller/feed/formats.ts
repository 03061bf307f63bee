/** In what form a page of the feed is wanted. */
export const feedFormats = ["json", "ndjson", "csv"] as const;
export type FeedFormat = (typeof feedFormats)[number];
