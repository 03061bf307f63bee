/** What a subscriber sees and sets of the reseller API at the site: keys, webhooks, usage, the last calls. */
export * from "./reselling/own-keys.ts";
export * from "./reselling/own-webhooks.ts";
export * from "./reselling/own-usage.ts";
