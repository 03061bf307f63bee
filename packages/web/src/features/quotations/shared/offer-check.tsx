import { Skeleton } from "@mantine/core";
import { Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { checkedItems } from "./checked-items.ts";
import type { Offer, Quotation } from "./quotation-shapes.ts";

const SystemCheck = lazyPart(async () => (await import("../../catalogue/product/system-check.tsx")).SystemCheck);

interface Props {
  offer: Pick<Offer, "lines" | "address">;
  /** What is known to speak against ordering it. */
  living?: Quotation["living"];
}

/** Whether what is offered makes a system, where it is to stand: advice for whoever reads it, its customer, their guest or its seller. */
export function OfferCheck({ offer: { lines, address }, living }: Props) {
  const gone = new Set(living?.findings.flatMap((finding) => (finding.code === "gone" ? finding.productId : [])));
  const items = checkedItems(lines.filter(({ productId }) => !gone.has(productId)));
  if (items.length === 0) return null;
  const site = address && address !== "pickup" ? address : undefined;
  return (
    <Suspense fallback={<Skeleton className="check-place" />}>
      <SystemCheck items={items} countryCode={site?.countryCode} provinceCode={site?.provinceCode} />
    </Suspense>
  );
}
