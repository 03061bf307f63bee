import type { DeliveryAddress } from "../order.ts";

/** What a place can ask of its carrier (domain-rules 5.4): to lift pallets down, to get through narrow streets, to go over by ferry. */
export const siteNeeds = ["tail-lift", "small-vehicle", "ferry"] as const;
export type SiteNeed = (typeof siteNeeds)[number];

type Site = Pick<DeliveryAddress, "tailLift" | "truckAccess" | "island">;

/** What a place asks of its carrier, by what its address says; what nobody has said of it asks for nothing. */
export const needsOf = ({ tailLift, truckAccess = true, island = false }: Site): SiteNeed[] => [
  ...(tailLift ? (["tail-lift"] as const) : []),
  ...(truckAccess ? [] : (["small-vehicle"] as const)),
  ...(island ? (["ferry"] as const) : []),
];

interface Able {
  tailLift: boolean;
  smallVehicle?: boolean | undefined;
  ferry?: boolean | undefined;
}

/** What a place asks that a carrier can't do. */
export function lacksFor(site: Site, { tailLift, smallVehicle = false, ferry = false }: Able): SiteNeed[] {
  const can: Record<SiteNeed, boolean> = { "tail-lift": tailLift, "small-vehicle": smallVehicle, ferry };
  return needsOf(site).filter((need) => !can[need]);
}

/** Whether nobody has said how pallets come down there: neither a forklift nor a tail lift, which is asked about before payment. */
export const unloadingUnsaid = ({
  forklift = false,
  tailLift,
}: Pick<DeliveryAddress, "forklift" | "tailLift">): boolean => !forklift && !tailLift;
