import { Stack, Text, Title } from "@mantine/core";
import { allowed } from "@solvia/core/platform/access";
import { isGoods } from "@solvia/core/platform/category";
import { getBackOfficeProduct } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { figure, money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { PriceParts } from "../../catalogue/price/price-parts.tsx";
import { PriceReason } from "../../catalogue/product-card.tsx";
import { useUser } from "../../login/session.ts";
import type { Order } from "./use-order-write.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";

interface Priced {
  list?: number | undefined;
  discount?: number | undefined;
}

/** The reductions of a line that has one price. */
const reducedOf = ({ list, discount }: Priced) =>
  list !== undefined && discount !== undefined && discount > 0 ? [{ list, discount }] : [];

/** What was ordered: pieces, net price of one, amount. Whoever keeps the catalogue goes to the product's editor. */
export function OrderLines({ order }: { order: Order }) {
  const { t, language } = useTexts(officeTexts, ordersTexts);
  const mayEdit = allowed(getBackOfficeProduct.access, useUser() ?? undefined);
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("orders.lines")}
      </Title>
      <SmallTable
        rows={order.lines}
        keyOf={({ productId }) => productId}
        minWidth={350}
        stays
        columns={[
          {
            heading: t("bo.product"),
            render: (line) => (
              <>
                {isGoods(line.category) ? (
                  <AnchorLink
                    to={mayEdit ? "/back-office/save-product/$id" : "/product/$id"}
                    params={{ id: line.productId }}
                  >
                    {line.brand} {line.name}
                  </AnchorLink>
                ) : (
                  `${line.brand} ${line.name}`.trim()
                )}
                <Text size="xs" c="dimmed">
                  {line.productCode}
                </Text>
              </>
            ),
          },
          { heading: t("product.quantity"), right: true, render: ({ quantity }) => figure(quantity, language) },
          {
            heading: t("bo.netPrice"),
            right: true,
            render: (line) => (
              <>
                {line.unit === undefined ? <PriceParts parts={line.parts ?? []} /> : money(line.unit, language)}
                {reducedOf(line).map(({ list, discount }) => (
                  <Text key={`${list} ${discount}`} size="xs" c="dimmed">
                    {money(list, language)} − {percent(discount * 10_000, language)}
                  </Text>
                ))}
                <div>
                  <PriceReason reason={line.reason} />
                </div>
              </>
            ),
          },
          { heading: t("bo.amount"), right: true, render: ({ amount }) => money(amount, language) },
        ]}
      />
    </Stack>
  );
}
