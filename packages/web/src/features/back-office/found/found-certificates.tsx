import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listVatCertifications } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeVatTexts } from "../../../i18n/areas/office-vat.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconPercentage } from "../../../ui/icons.gen.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, firstFew, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/** Declarations for the reduced rate by their id, or by who holds them: they have no number. Nothing without `asked`. */
export function useFoundCertificates(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts, officeVatTexts);
  const isAsked = useIsAsked(text, listVatCertifications);
  const certificates = useQuery({
    ...queryOf(listVatCertifications, { query: { text, limit: shown } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = firstFew((isAsked && certificates.data?.items) || []).map(
    ({ id, declaration: { name, surname, companyName }, kind, status, submittedOn, createdOn }) => ({
      id,
      label: companyName ?? `${name} ${surname}`,
      exact: id,
      description: described(
        t(`officeVat.kinds.${kind}`),
        t(`officeVat.states.${status}`),
        date(submittedOn ?? createdOn, language),
      ),
      onClick: go(`/back-office/vat-certifications/${id}`),
    }),
  );
  return { awaited: isAwaited(certificates), groups: [foundGroup(t("bo.vatCertifications"), IconPercentage, rows)] };
}
