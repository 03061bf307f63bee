import { Badge } from "@mantine/core";
import { listPurchaseProposals } from "@solvia/core/contract/back-office/logistics";
import type { SearchOf } from "../../../api/search-of.ts";
import "../../../i18n/areas/office-purchases.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { ProposalActs } from "./proposal-acts.tsx";
import { ProposalPeek } from "./proposal-peek.tsx";
import { SupplierFilter } from "./supplier-filter.tsx";

type Contract = typeof listPurchaseProposals;

/** What to buy, the most urgent first. */
const proposals = declareList({
  name: "purchaseTool",
  contract: listPurchaseProposals,
  title: "officePurchases.tool",
  nameOf: ({ name }) => name,
  open: ({ productId }) => ({ to: "/back-office/save-product/$id", params: { id: productId } }),
  filters: {
    text: { kind: "words", heading: "officePurchases.article" },
    supplierId: { kind: "own", Field: SupplierFilter },
    coverDays: {
      kind: "choice",
      heading: "officePurchases.coverDays",
      initial: "30",
      values: ["14", "30", "60", "90"],
      word: (value, { t }) => t("officePurchases.days", { count: Number(value) }),
    },
    all: { kind: "flag", heading: "officePurchases.toolAll" },
  },
  columns: [
    { id: "name", heading: "officePurchases.article", lead: true, least: 22, value: ({ name }) => name },
    { id: "code", heading: "officePurchases.purchaseCode", whole: true, value: ({ purchaseCode }) => purchaseCode },
    { id: "supplier", heading: "officePurchases.supplier", least: 14, value: ({ supplierName }) => supplierName },
    { id: "left", heading: "officePurchases.left", kind: "number", value: ({ left }) => left },
    { id: "available", heading: "officePurchases.available", kind: "number", value: ({ available }) => available },
    { id: "incoming", heading: "officePurchases.incoming", kind: "number", value: (row) => row.incomingInTime },
    { id: "waiting", heading: "officePurchases.waiting", kind: "number", more: true, value: ({ waiting }) => waiting },
    { id: "minimum", heading: "officePurchases.minimum", kind: "number", value: ({ minimum }) => minimum },
    {
      id: "lead",
      heading: "officePurchases.lead",
      whole: true,
      more: true,
      value: ({ leadDays, isLeadAssumed }, { t }) =>
        t(isLeadAssumed ? "officePurchases.leadAssumed" : "officePurchases.days", { count: leadDays }),
    },
    {
      id: "measured",
      heading: "officePurchases.measured",
      whole: true,
      more: true,
      value: ({ measured }, { t }) => measured && t("officePurchases.days", { count: measured.days }),
    },
    { id: "quantity", heading: "officePurchases.toBuy", kind: "number", value: ({ quantity }) => quantity },
    { id: "orderOn", heading: "officePurchases.orderBy", kind: "date", value: ({ orderOn }) => orderOn },
    { id: "runsOutOn", heading: "officePurchases.runsOutOn", kind: "date", more: true, value: (row) => row.runsOutOn },
    {
      id: "late",
      heading: "officePurchases.late",
      whole: true,
      more: true,
      value: ({ isLate }, { t }) => (isLate ? t("officePurchases.late") : undefined),
      cell: ({ isLate }, { t }) =>
        isLate && (
          <Badge color="red" variant="light" c="bright" tt="none">
            {t("officePurchases.late")}
          </Badge>
        ),
    },
    { id: "amount", heading: "officePurchases.amount", kind: "money", sum: true, value: ({ amount }) => amount },
  ],
  empty: { title: "officePurchases.toolNone", hint: "officePurchases.toolNoneHint" },
  limit: 200,
  Acts: ProposalActs,
  Peek: ProposalPeek,
});

export const PurchaseToolPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={proposals} search={search} />
);
