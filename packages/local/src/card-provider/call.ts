import type { Store } from "./store.ts";

/** One request to the provider's API. */
export interface Call {
  store: Store;
  /** The resource in the path; empty where there is none. */
  id: string;
  parameters: unknown;
  /** Where the provider's own pages are. */
  origin: string;
  /** Announces what happened, to be delivered to the webhook after the request. */
  announce: (type: string, object: unknown) => void;
}
