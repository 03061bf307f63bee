import type { Goods } from "../../orders/index.ts";
import type { systemChecks } from "./system-checks.ts";

interface Typed {
  reference?: string | undefined;
  lines: Goods["items"] & readonly { productCode: string; quantity: number; expectedUnit?: number | undefined }[];
  deliverTo: Omit<Goods["address"], "header"> & { name: string };
  packaging: "standard" | "anonymous" | "own";
  packagingWish?: string | undefined;
  termsOfPayment: Goods["termsOfPayment"];
  expectedTotal?: number | undefined;
  expectedAsked?: number | undefined;
  systemCheck: (typeof systemChecks)[number];
  notes?: string | undefined;
}

/** What a reseller's program wishes, in the words of orders. Packaging of their own names nobody but them. */
export function wishOf({ deliverTo, ...typed }: Typed) {
  const { name, ...place } = deliverTo;
  return {
    items: typed.lines,
    address: { ...place, header: name },
    customerReference: typed.reference,
    termsOfPayment: typed.termsOfPayment,
    notes: typed.notes,
    anonymousPackaging: typed.packaging !== "standard",
    packagingWish: typed.packaging === "own" ? typed.packagingWish : undefined,
    expectedTotal: typed.expectedTotal,
    expectedAsked: typed.expectedAsked,
    systemCheck: typed.systemCheck,
  };
}
