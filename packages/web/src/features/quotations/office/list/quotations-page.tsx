import { Group } from "@mantine/core";
import { listBackOfficeQuotations } from "@solvia/core/contract/back-office/quotations";
import type { SearchOf } from "../../../../api/search-of.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { ArticleFilter } from "../choices/article-filter.tsx";
import { Funnel } from "./funnel.tsx";
import { OwnerFilter } from "../../../office-kit/owner-filter.tsx";
import { CustomerFilter, RequestFilter } from "./list-fields.tsx";
import { quotationColumns } from "./quotation-columns.tsx";
import { QuotationPeek } from "./quotation-peek.tsx";
import "../../../../i18n/areas/office.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconPlus } from "../../../../ui/icons.gen.ts";
import { ButtonLink } from "../../../../ui/links.tsx";

type Contract = typeof listBackOfficeQuotations;

/** The quotations of the latest months or of one, of a state, or of one customer (spec 2). */
const quotations = declareList({
  name: "quotations",
  contract: listBackOfficeQuotations,
  title: "officeQuotations.title",
  nameOf: ({ number }) => number,
  open: ({ id }) => ({ to: "/back-office/quotations/$id", params: { id } }),
  filters: {
    referenceFilter: {
      kind: "words",
      heading: "officeQuotations.search",
      hint: "officeQuotations.searchHint",
    },
    quotationId: { kind: "words", heading: "officeQuotations.number" },
    period: {
      kind: "month",
      heading: "bo.period",
      unless: ["userIdFilter", "quotationId", "requestId", "approval"],
      every: true,
    },
    status: {
      kind: "choice",
      heading: "officeQuotations.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeQuotations.states.${value}`, { defaultValue: value }),
    },
    orderable: {
      kind: "choice",
      heading: "officeQuotations.orderable.title",
      any: "bo.all",
      word: (value, { t }) => t(`officeQuotations.orderable.${value}`, { defaultValue: value }),
    },
    approval: {
      kind: "choice",
      heading: "officeQuotations.approval",
      any: "bo.all",
      word: (value, { t }) => t(`officeQuotations.approvals.${value}`, { defaultValue: value }),
    },
    userIdFilter: { kind: "own", Field: CustomerFilter },
    productIdFilter: { kind: "own", Field: ArticleFilter },
    ownerId: { kind: "own", Field: OwnerFilter },
    requestId: { kind: "own", Field: RequestFilter },
  },
  columns: quotationColumns,
  views: [
    { name: "officeQuotations.views.toApprove", search: { approval: "asked" } },
    { name: "officeQuotations.views.drafts", search: { status: "draft" } },
    { name: "officeQuotations.views.open", search: { status: "sent" } },
    { name: "officeQuotations.views.unorderable", search: { status: "sent", orderable: "no" } },
    { name: "officeQuotations.views.accepted", search: { status: "accepted" } },
    { name: "officeQuotations.views.expired", search: { status: "expired" } },
  ],
  empty: { title: "officeQuotations.none", hint: "officeQuotations.noneHint" },
  Beginnings,
  Above: Funnel,
  Peek: QuotationPeek,
});

function Beginnings() {
  const { t } = useTexts(officeQuotationsTexts);
  return (
    <Group gap="xs">
      <ButtonLink to="/back-office/quotations/board" search={{}} size="xs" variant="default">
        {t("officeQuotations.board.open")}
      </ButtonLink>
      <ButtonLink to="/back-office/quotations/new" size="xs" leftSection={<IconPlus size={16} />}>
        {t("officeQuotations.new")}
      </ButtonLink>
    </Group>
  );
}

export const QuotationsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={quotations} search={search} />
);
