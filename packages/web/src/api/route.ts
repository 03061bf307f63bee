import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Subject } from "@solvia/core/contract/subjects";

/** An endpoint as the web calls it: its address at run time, its types from the contract. */
export interface Route<E extends Endpoint> {
  readonly method: E["method"];
  readonly path: E["path"];
  /** Who may call it: what the screens offer follows the same table as the API (core/platform/access). */
  readonly access: E["access"];
  /** Whether an employee may do it while acting for a customer. */
  readonly forOthers: boolean;
  /** Whether the answer depends on the shop. */
  readonly byShop: boolean;
  /** What it shows. */
  readonly shows: readonly Subject[];
  /** What it makes stale (api/stale.ts acts on it). */
  readonly stale: readonly Subject[];
  /** The contracts of its group, of a call with a body: what a form checks by (ui/forms). */
  readonly load?: () => Promise<object>;
  /** Never there; carries the type. */
  readonly contract?: E;
}

/** What of an endpoint isn't usual. */
type More = Partial<Pick<Route<Endpoint>, "forOthers" | "byShop" | "shows" | "stale" | "load">>;

export const route = <E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  access: E["access"],
  more: More = {},
): Route<E> => ({ forOthers: false, byShop: false, shows: [], stale: [], ...more, method, path, access });
