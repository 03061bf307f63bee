import type { TransportContent } from "./transport-document.ts";

/** Whether goods go to another country than the one in which they are loaded: on the road the CMR convention holds. */
export const crossesBorder = ({ destination, loadedAt }: Pick<TransportContent, "destination" | "loadedAt">): boolean =>
  destination !== undefined && destination.countryCode !== loadedAt.address.countryCode;
