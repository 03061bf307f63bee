import { Skeleton, Table, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { energy, figure, money, perUnit, power } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { useUser } from "../session.ts";
import { CardActions } from "./card-actions.tsx";
import { deliveryWeek } from "./delivery-week.ts";
import { ShippingTime, type CardData } from "./product-card.tsx";

/** Many products at a glance, numbers under numbers. */
export function ProductTable({ products }: { products: readonly CardData[] | undefined }) {
  const { t } = useTexts();
  if (!products) return <Skeleton h={600} />;
  return (
    <Table.ScrollContainer minWidth={760} className="panel" p={0}>
      <Table className="numbers" highlightOnHover verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("search.product")}</Table.Th>
            <Table.Th ta="right">{t("search.size")}</Table.Th>
            <Table.Th>{t("search.shipping")}</Table.Th>
            <Table.Th ta="right">{t("search.stock")}</Table.Th>
            <Table.Th ta="right">{t("search.perUnit")}</Table.Th>
            <Table.Th ta="right">{t("search.price")}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t("compare.add")}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {products.map((product) => (
            <Row key={product.id} product={product} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Row({ product }: { product: CardData }) {
  const { t, language } = useTexts();
  const business = useUser()?.accountType === "business";
  const { id, brand, name, productCode, powerWatt, energyWattHour, price } = product;
  const [now] = useState(() => new Date());
  const week = deliveryWeek(product.shippingTime, now);
  const size = energyWattHour ? energy(energyWattHour, language) : powerWatt && power(powerWatt, language);
  return (
    <Table.Tr>
      <Table.Td>
        <AnchorLink to="/product/$id" params={{ id }} fw={600} c="dark.8">
          {brand} {name}
        </AnchorLink>
        <Text size="xs" c="dark.3">
          {productCode}
        </Text>
      </Table.Td>
      <Table.Td ta="right">{size}</Table.Td>
      <Table.Td>
        <ShippingTime time={product.shippingTime} />
        {week && (
          <Text size="xs" c="dark.3">
            {t(week.open ? "showcase.weekFrom" : "showcase.week", { week: week.number })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">{figure(product.availability.pieces, language)}</Table.Td>
      <Table.Td ta="right">{price?.perUnit && perUnit(price.perUnit, language)}</Table.Td>
      <Table.Td ta="right" fw={700}>
        {price ? money(business ? price.unit : price.gross, language) : t("product.quote")}
      </Table.Td>
      <Table.Td>
        <CardActions product={product} />
      </Table.Td>
    </Table.Tr>
  );
}
