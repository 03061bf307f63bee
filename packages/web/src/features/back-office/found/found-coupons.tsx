import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeCoupons } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeCouponsTexts } from "../../../i18n/areas/office-coupons.ts";
import { money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconTicket } from "../../../ui/icons.gen.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/** Coupons by their code, or by a part of it or of the name of whom they are for; each leads to the list with it. Nothing without `asked`. */
export function useFoundCoupons(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts, officeCouponsTexts);
  const isAsked = useIsAsked(text, listBackOfficeCoupons);
  const coupons = useQuery({
    ...queryOf(listBackOfficeCoupons, { query: { text, limit: shown } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = ((isAsked && coupons.data?.items) || []).map(({ code, status, amount, percent: part, holderName }) => ({
    id: `coupon-${code}`,
    label: code,
    description: described(
      t(`officeCoupons.states.${status}`),
      amount === undefined ? percent(part ?? 0, language) : money(amount, language),
      holderName ?? t("officeCoupons.anybody"),
    ),
    onClick: go(`/back-office/coupons?text=${encodeURIComponent(code)}`),
  }));
  return { awaited: isAwaited(coupons), groups: [foundGroup(t("bo.coupons"), IconTicket, rows)] };
}
