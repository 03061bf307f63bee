/** The reseller API (spec 6, benefit 4): below /reseller/v1, by key alone, each endpoint for the scope that it names; its document for anyone. */
export * from "./reselling/key.ts";
export * from "./reselling/webhooks.ts";
export * from "./reselling/feed.ts";
export * from "./reselling/orders.ts";
export * from "./reselling/sandbox.ts";
export * from "./reselling/document.ts";
