import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isId } from "@solvia/core/platform/id-shape";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeQuotations } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeQuotationsTexts } from "../../../i18n/areas/office-quotations.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconFileText } from "../../../ui/icons.gen.ts";
import { customerName } from "../../quotations/office/quotation.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, firstFew, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/** A quotation's number, with or without its hyphen. */
const isNumber = (text: string): boolean => /^[0-9A-Z]{4}[-\s]?[0-9A-Z]{4}$/i.test(text);

/**
 * Quotations by their number or id, whatever month they are of, and by their customer or the customer's reference among those of this
 * month and all that wait for an answer; an agent's own and their customers' alone, as the list has them. Nothing without `asked`.
 */
export function useFoundQuotations(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts, officeQuotationsTexts);
  const isAsked = useIsAsked(text, listBackOfficeQuotations);
  const [byNumber, byWords] = [isAsked && (isNumber(text) || isId(text)), isAsked && !isId(text)];
  const numbered = useQuery({
    ...queryOf(listBackOfficeQuotations, { query: { quotationId: text, limit: shown } }),
    enabled: byNumber,
    placeholderData: keepPreviousData,
  });
  const recent = useQuery({
    ...queryOf(listBackOfficeQuotations, { query: { referenceFilter: text, limit: shown } }),
    enabled: byWords,
    placeholderData: keepPreviousData,
  });
  const open = useQuery({
    ...queryOf(listBackOfficeQuotations, { query: { referenceFilter: text, status: "sent", limit: shown } }),
    enabled: byWords,
    placeholderData: keepPreviousData,
  });
  const found = [
    ...((byNumber && numbered.data?.items) || []),
    ...((byWords && recent.data?.items) || []),
    ...((byWords && open.data?.items) || []),
  ];
  const rows = firstFew(found).map((row) => ({
    id: row.id,
    label: row.number,
    ...(row.id === text && { exact: row.id }),
    description: described(customerName(row), t(`officeQuotations.states.${row.status}`), money(row.total, language)),
    onClick: go(`/back-office/quotations/${row.id}`),
  }));
  return {
    awaited: isAwaited(numbered, recent, open),
    groups: [foundGroup(t("bo.quotations"), IconFileText, rows)],
  };
}
