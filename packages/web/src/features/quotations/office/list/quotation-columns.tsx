import { Text } from "@mantine/core";
import type { Column } from "../../../../ui/list/declaration.ts";
import { customerName, type QuotationRow } from "../quotation.ts";
import { StateBadge } from "../state-badge.tsx";
import "../../../../i18n/areas/office-quotations.ts";

/** What the list of quotations shows. */
export const quotationColumns: readonly Column<QuotationRow>[] = [
  { id: "number", heading: "officeQuotations.number", lead: true, whole: true, value: ({ number }) => number },
  { id: "created", heading: "officeQuotations.created", kind: "date", value: ({ createdOn }) => createdOn },
  { id: "customer", heading: "officeQuotations.customer", least: 18, value: customerName },
  {
    id: "email",
    heading: "officeQuotations.email",
    more: true,
    card: "wide",
    value: ({ customer }) => customer.email,
  },
  { id: "reference", heading: "officeQuotations.reference", more: true, value: ({ reference }) => reference },
  {
    id: "state",
    heading: "officeQuotations.state",
    whole: true,
    value: ({ status, approval, orderable }, { t }) =>
      [
        t(`officeQuotations.states.${status}`),
        approval && t(`officeQuotations.approvals.${approval}`),
        orderable === "no" && t("officeQuotations.orderable.mark"),
      ]
        .filter(Boolean)
        .join(", "),
    cell: (quotation) => <StateBadge quotation={quotation} />,
  },
  {
    id: "version",
    heading: "officeQuotations.version",
    whole: true,
    value: ({ sent, prepared }, { t }) =>
      sent === 0
        ? undefined
        : t(prepared ? "officeQuotations.versionAndNext" : "officeQuotations.versionShort", { n: sent }),
  },
  {
    id: "validUntil",
    heading: "officeQuotations.validUntil",
    kind: "date",
    value: ({ validUntil }) => validUntil,
  },
  { id: "sentOn", heading: "officeQuotations.sentOn", kind: "date", more: true, value: ({ sentOn }) => sentOn },
  { id: "owner", heading: "officeQuotations.owner", least: 12, value: ({ ownerName }) => ownerName },
  {
    id: "lostReason",
    heading: "officeQuotations.lostReason",
    more: true,
    value: ({ lostReason }, { t }) => lostReason && t(`officeQuotations.reasons.${lostReason}`),
    cell: ({ lostReason }, { t }) =>
      lostReason && (
        <Text span size="sm">
          {t(`officeQuotations.reasons.${lostReason}`)}
        </Text>
      ),
  },
  { id: "total", heading: "officeQuotations.total", kind: "money", sum: true, value: ({ total }) => total },
];
