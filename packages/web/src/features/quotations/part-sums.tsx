import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { previewAcceptance } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { AcceptanceSums, countOf, linesOf } from "./acceptance-sums.tsx";
import { isBlocked, isUndeclared } from "./standing/blocked.ts";
import type { Quotation } from "./shared/quotation-shapes.ts";
import { allOf, thereOf } from "./takeable.ts";

type Part = "openPart" | "openRest" | "openFull";

/** What of it can be accepted where that isn't all as it stands: at the full rate, what is there, or what an acceptance has left. */
export function partOf(quotation: Quotation): Part | undefined {
  if (quotation.status === "sent" && isUndeclared(quotation)) return "openFull";
  if (isBlocked(quotation)) return "openPart";
  return quotation.status === "accepted" ? "openRest" : undefined;
}

/** What accepting that costs, as its order would; undefined where only what is optional is left, or all of it as it stands. */
export function usePartSums(quotation: Quotation) {
  const pieces = allOf(quotation, thereOf(quotation));
  const isTold = partOf(quotation) !== undefined && countOf(pieces) > 0;
  const asked = useQuery({
    ...queryOf(previewAcceptance, {
      params: { id: quotation.id },
      body: { hash: quotation.current.hash, lines: linesOf(pieces) },
    }),
    enabled: isTold,
    retry: false,
  });
  return isTold ? asked : undefined;
}

/** What can be accepted of it is not all that stands above: what that costs. */
export function PartSums({ quotation }: { quotation: Quotation }) {
  const { t } = useTexts(quotationsTexts);
  const asked = usePartSums(quotation);
  const part = partOf(quotation);
  if (!asked || !part) return null;
  return <AcceptanceSums asked={asked} offered={quotation.current} title={t(`quotation.accept.cost.${part}`)} />;
}
