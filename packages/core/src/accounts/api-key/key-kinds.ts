import type { CallingKey, KeyMode } from "../../platform/http/key-scopes.ts";

/** What every key begins with, so that leaked ones are found by whoever looks for them. */
export const keyMark = "solvia_";

/** What a key for the reseller API begins with; that of before has no more than the mark. */
export const markOf = (mode: KeyMode): string => `${keyMark}${mode}_`;

/** By what the one key of before is called among the others. */
export const shopKeyId = "shop";

/** What the one key of before may do: in the reseller API what it does at the shop's own endpoints as well. */
export const shopKey: CallingKey = { id: shopKeyId, mode: "live", scopes: ["prices", "stock", "orders"], ofShop: true };

/** The mode that a key says of itself: enough for counting, since another beginning makes another key. */
export const saidMode = (key: string): KeyMode => (key.startsWith(markOf("test")) ? "test" : "live");
