import type { Endpoint } from "@solvia/core/contract/endpoint";

/** An endpoint as the web calls it: its address at run time, its types from the contract. */
export interface Route<E extends Endpoint> {
  readonly method: E["method"];
  readonly path: E["path"];
  /** Who may call it: what the screens offer follows the same table as the API (core/platform/access). */
  readonly access: E["access"];
  /** Whether an employee may do it while acting for a customer. */
  readonly forOthers: boolean;
  /** Never there; carries the type. */
  readonly contract?: E;
}

export const route = <E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  access: E["access"],
  forOthers?: "for-others",
): Route<E> => ({ method, path, access, forOthers: forOthers !== undefined });
