import { Text, Title } from "@mantine/core";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { figure, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import type { Purchase } from "./purchase.ts";

/** What was ordered: how much of it is agreed, to come, here and invoiced, and what a piece costs here. */
export function PurchaseLines({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTexts(officePurchasesTexts);
  const count = (pieces: number) => figure(pieces, language);
  return (
    <div>
      <Title order={2} size="h4">
        {t("officePurchases.lines")}
      </Title>
      <SmallTable
        rows={purchase.lines}
        keyOf={({ productId }) => productId}
        minWidth={960}
        columns={[
          {
            heading: t("officePurchases.article"),
            wide: true,
            render: ({ productId, productCode, name }) => (
              <>
                <AnchorLink to="/back-office/save-product/$id" params={{ id: productId }} size="sm" fw={600}>
                  {name}
                </AnchorLink>
                <Text size="xs" c="dimmed">
                  {productCode}
                </Text>
              </>
            ),
          },
          { heading: t("officePurchases.purchaseCode"), render: ({ purchaseCode }) => purchaseCode },
          { heading: t("officePurchases.ordered"), right: true, render: ({ ordered }) => count(ordered) },
          { heading: t("officePurchases.agreed"), right: true, render: ({ quantity }) => count(quantity) },
          { heading: t("officePurchases.toCome"), right: true, render: ({ toCome }) => count(toCome) },
          {
            heading: t("officePurchases.received"),
            right: true,
            strong: true,
            render: ({ received }) => count(received),
          },
          { heading: t("officePurchases.invoiced"), right: true, render: ({ invoiced }) => count(invoiced) },
          { heading: t("officePurchases.price"), right: true, render: ({ price }) => money(price, language) },
          {
            heading: t("officePurchases.landed"),
            right: true,
            render: ({ landed }) =>
              landed?.perPiece !== undefined && (
                <>
                  {money(landed.perPiece, language)}
                  {landed.costs > 0 && (
                    <Text size="xs" c="dimmed">
                      {t("officePurchases.landedOf", {
                        goods: money(landed.goods, language),
                        costs: money(landed.costs, language),
                      })}
                    </Text>
                  )}
                </>
              ),
          },
        ]}
      />
    </div>
  );
}
