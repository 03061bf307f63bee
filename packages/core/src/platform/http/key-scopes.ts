/** What a key may be made for; every endpoint of the reseller API names the one that it asks for. */
export const scopes = ["prices", "stock", "orders", "webhooks"] as const;
export type Scope = (typeof scopes)[number];

/** Live keys work on the shop, test keys on their owner's own trial data (docs/decisions/api-keys.md). */
export const keyModes = ["live", "test"] as const;
export type KeyMode = (typeof keyModes)[number];

/** The key that a request came with. */
export interface CallingKey {
  id: string;
  mode: KeyMode;
  scopes: readonly Scope[];
  /** A key of before there were scopes: it reaches what endpoints of the shop open to keys (`byKey`), and nothing made later does. */
  ofShop: boolean;
}

/** What an endpoint of the reseller API asks of the key: one scope, or any key that counts. */
export type AskedScope = Scope | "any";

/** Whether a key is for what an endpoint asks. */
export const isFor = ({ scopes: held }: Pick<CallingKey, "scopes">, asked: AskedScope): boolean =>
  asked === "any" || held.includes(asked);
