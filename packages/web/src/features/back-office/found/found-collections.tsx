import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listCollections } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeCollectionsTexts } from "../../../i18n/areas/office-collections.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconFileDollar } from "../../../ui/icons.gen.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, firstFew, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/** Slips of what the bank collects, by their number, or a debtor or an order in them; each leads to its page. Nothing without `asked`. */
export function useFoundCollections(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts, officeCollectionsTexts);
  const isAsked = useIsAsked(text, listCollections);
  const slips = useQuery({
    ...queryOf(listCollections, { query: { text, limit: shown } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = firstFew((isAsked && slips.data?.items) || []).map(({ id, number, state, createdOn }) => ({
    id: `collection-${id}`,
    label: number,
    description: described(t(`officeCollections.states.${state}`), date(createdOn, language)),
    onClick: go(`/back-office/collections/${id}`),
  }));
  return { awaited: isAwaited(slips), groups: [foundGroup(t("bo.collections"), IconFileDollar, rows)] };
}
