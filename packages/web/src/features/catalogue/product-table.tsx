import { Skeleton, Table, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { energy, figure, money, perUnit, power } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { useBasis } from "../login/session.ts";
import { CardActions } from "./card-actions.tsx";
import { deliveryWeek } from "./product/delivery-week.ts";
import { shownPerUnit } from "./price/price-steps.ts";
import { PriceReason, ShippingTime, type CardData } from "./product-card.tsx";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "../../ui/icons.gen.ts";

interface Props {
  products: readonly CardData[] | undefined;
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** Many products at a glance, numbers under numbers; a column's head sorts by it. */
export function ProductTable({ products, sort, onSort }: Props) {
  const { t } = useTexts(showcaseTexts);
  if (!products) return <Skeleton h={600} />;
  const by = { sort, onSort };
  return (
    <Table.ScrollContainer minWidth={760} className="panel" p={0}>
      <Table className="numbers" highlightOnHover verticalSpacing={7}>
        <Table.Thead>
          <Table.Tr>
            <SortHead {...by} name={t("search.product")} up="name" />
            <SortHead {...by} name={t("search.price")} up="price" down="-price" right />
            <SortHead {...by} name={t("search.perUnit")} up="perUnit" right />
            <SortHead {...by} name={t("search.size")} up="power" down="-power" right />
            <SortHead {...by} name={t("search.stock")} down="availability" right />
            <Table.Th>{t("search.shipping")}</Table.Th>
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

interface SortHeadProps extends Omit<Props, "products"> {
  name: string;
  /** The sorts with the least and with the most at the top; one of them or both. */
  up?: string;
  down?: string;
  right?: boolean;
}

function SortHead({ name, up, down, right = false, sort, onSort }: SortHeadProps) {
  const direction =
    sort === undefined ? undefined : sort === up ? "ascending" : sort === down ? "descending" : undefined;
  const next = (direction === undefined ? (up ?? down) : direction === "ascending" ? down : up) ?? "relevance";
  const Icon = direction === "ascending" ? IconArrowUp : direction === "descending" ? IconArrowDown : IconArrowsSort;
  return (
    <Table.Th ta={right ? "right" : "left"} aria-sort={direction ?? "none"}>
      <UnstyledButton
        className="sort-head"
        data-active={direction !== undefined || undefined}
        onClick={() => onSort(next)}
      >
        {name} <Icon size={14} aria-hidden="true" />
      </UnstyledButton>
    </Table.Th>
  );
}

function Row({ product }: { product: CardData }) {
  const { t, language } = useTexts(showcaseTexts);
  const business = useBasis() === "net";
  const { id, brand, name, productCode, powerWatt, energyWattHour, price } = product;
  const [now] = useState(() => new Date());
  const bySize = price && shownPerUnit(price, business);
  const week = deliveryWeek(product.shippingTime, now);
  const size = energyWattHour ? energy(energyWattHour, language) : powerWatt && power(powerWatt, language);
  return (
    <Table.Tr data-result={id}>
      <Table.Td>
        <AnchorLink to="/product/$id" params={{ id }} fw={600} c="bright">
          {brand} {name}
        </AnchorLink>
        {productCode !== name && (
          <Text size="xs" c="dimmed">
            {productCode}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right" fw={700}>
        <span className="of-viewer">
          {price ? money(business ? price.unit : price.gross, language) : t("product.quote")}
        </span>
        {price && (
          <div>
            <PriceReason reason={price.reason} />
          </div>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <span className="of-viewer">{bySize && perUnit(bySize, language)}</span>
      </Table.Td>
      <Table.Td ta="right">{size}</Table.Td>
      <Table.Td ta="right">{figure(product.availability.pieces, language)}</Table.Td>
      <Table.Td>
        <ShippingTime time={product.shippingTime} />
        {week && (
          <Text size="xs" c="dimmed">
            {t(week.open ? "showcase.weekFrom" : "showcase.week", { week: week.number })}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <CardActions product={product} />
      </Table.Td>
    </Table.Tr>
  );
}
