import { Stack, Table, Text, Title } from "@mantine/core";
import { allowed } from "@solvia/core/platform/access";
import { getBackOfficeProduct } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { money, percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { PriceParts } from "../../catalogue/price/price-parts.tsx";
import { PriceReason } from "../../catalogue/product-card.tsx";
import { useUser } from "../../login/session.ts";
import type { Order } from "./use-order-write.ts";

/** What was ordered: pieces, net price of one, amount. Whoever keeps the catalogue goes to the product's editor. */
export function OrderLines({ order }: { order: Order }) {
  const { t, language } = useTexts(officeTexts, ordersTexts);
  const mayEdit = allowed(getBackOfficeProduct.access, useUser() ?? undefined);
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("orders.lines")}
      </Title>
      <Table.ScrollContainer minWidth={350}>
        <Table verticalSpacing={6} className="numbers">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("bo.product")}</Table.Th>
              <Table.Th ta="right">{t("product.quantity")}</Table.Th>
              <Table.Th ta="right">{t("bo.netPrice")}</Table.Th>
              <Table.Th ta="right">{t("bo.amount")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {order.lines.map((line) => (
              <Table.Tr key={line.productId}>
                <Table.Td>
                  <AnchorLink
                    to={mayEdit ? "/back-office/save-product/$id" : "/product/$id"}
                    params={{ id: line.productId }}
                  >
                    {line.brand} {line.name}
                  </AnchorLink>
                  <Text size="xs" c="dimmed">
                    {line.productCode}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{line.quantity}</Table.Td>
                <Table.Td ta="right">
                  {line.parts ? <PriceParts parts={line.parts} /> : money(line.unit, language)}
                  {line.discount > 0 && (
                    <Text size="xs" c="dimmed">
                      {money(line.list, language)} − {percent(line.discount * 10_000, language)}
                    </Text>
                  )}
                  <div>
                    <PriceReason reason={line.reason} />
                  </div>
                </Table.Td>
                <Table.Td ta="right">{money(line.amount, language)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
