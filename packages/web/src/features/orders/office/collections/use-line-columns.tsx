import type { CollectionLine } from "@solvia/core/collections/collection";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { SmallColumn } from "../../../../ui/table/small-table.tsx";

type Column = SmallColumn<
  Pick<CollectionLine, "orderId" | "orderNumber" | "invoiceNumber" | "invoicedOn" | "collectedOn" | "amount">
>;

/** A row's order, with the way to its page. */
export function useOrderColumn(): SmallColumn<Pick<CollectionLine, "orderId" | "orderNumber">> {
  const { t } = useTexts(officeCollectionsTexts);
  return {
    heading: t("officeCollections.order"),
    render: ({ orderId, orderNumber }) => (
      <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm">
        {orderNumber}
      </AnchorLink>
    ),
  };
}

/** What a payment at the bank shows, due or in a slip: what it is for, and when how much is asked for. */
export function useLineColumns(): { about: readonly Column[]; asked: readonly Column[] } {
  const { t, language } = useTexts(officeCollectionsTexts);
  const order = useOrderColumn();
  return {
    about: [
      order,
      {
        heading: t("officeCollections.invoice"),
        render: ({ invoiceNumber, invoicedOn }) =>
          t("officeCollections.invoiceOf", { number: invoiceNumber, date: date(invoicedOn, language) }),
      },
    ],
    asked: [
      { heading: t("officeCollections.collected"), render: ({ collectedOn }) => date(collectedOn, language) },
      {
        heading: t("officeCollections.amount"),
        right: true,
        strong: true,
        render: ({ amount }) => money(amount, language),
      },
    ],
  };
}
