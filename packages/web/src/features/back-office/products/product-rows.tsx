import { Badge, Checkbox, Group, Image, Table, Text } from "@mantine/core";
import { officeProductsTexts } from "../../../i18n/areas/office-products.ts";
import { figureWith } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { categoryName } from "../../catalogue/names.ts";
import { ShippingTime } from "../../catalogue/product-card.tsx";
import { RowMenu } from "./row-menu.tsx";
import type { Row } from "./use-bulk-change.ts";

interface Props {
  rows: readonly Row[];
  selected: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
}

/** The products with what is changed most at hand. */
export function ProductRows({ rows, selected, select }: Props) {
  const { t } = useTexts(officeProductsTexts);
  const all = rows.every(({ id }) => selected.has(id));
  return (
    <Table.ScrollContainer minWidth={1020}>
      <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={36} className="card-check" data-label={t("officeProducts.selectAll")}>
              <Checkbox
                aria-label={t("officeProducts.selectAll")}
                checked={all}
                indeterminate={!all && selected.size > 0}
                onChange={() => select(new Set(all ? [] : rows.map(({ id }) => id)))}
              />
            </Table.Th>
            {(["code", "name", "series", "category", "stock", "minQuantity", "shippingTime", "state"] as const).map(
              (name) => (
                <Table.Th key={name} ta={name === "stock" || name === "minQuantity" ? "right" : undefined}>
                  {t(`officeProducts.${name}`)}
                </Table.Th>
              ),
            )}
            <Table.Th w={44} aria-label={t("officeProducts.edit")} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <ProductLine
              key={row.id}
              row={row}
              checked={selected.has(row.id)}
              toggle={() => select(selected.symmetricDifference(new Set([row.id])))}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function ProductLine({ row, checked, toggle }: { row: Row; checked: boolean; toggle: () => void }) {
  const { t, language } = useTexts(officeProductsTexts);
  return (
    <Table.Tr {...(checked && { bg: "var(--chosen)" })}>
      <Table.Td className="card-check">
        <Checkbox aria-label={t("officeProducts.select", { name: row.name })} checked={checked} onChange={toggle} />
      </Table.Td>
      <Table.Td data-label={t("officeProducts.code")}>{row.productCode}</Table.Td>
      <Table.Td className="card-title">
        <Group gap="xs" wrap="nowrap">
          <Image src={row.imageUrl} alt="" w={40} h={30} fit="cover" radius="sm" loading="lazy" />
          <AnchorLink to="/back-office/save-product/$id" params={{ id: row.id }}>
            {row.name}
          </AnchorLink>
        </Group>
      </Table.Td>
      <Table.Td data-label={t("officeProducts.series")}>
        {row.brand} · {row.seriesName}
      </Table.Td>
      <Table.Td className="card-hidden">{categoryName(row.category, language)}</Table.Td>
      <Table.Td ta="right" data-label={t("officeProducts.stock")}>
        {figureWith(row.stock.available, 0, language)}
        {row.stock.booked > 0 && (
          <Text size="xs" c="dimmed">
            {t("officeProducts.booked", { count: row.stock.booked })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right" data-label={t("officeProducts.minQuantity")}>
        {figureWith(row.minQuantity, 0, language)}
      </Table.Td>
      <Table.Td data-label={t("officeProducts.shippingTime")}>
        <ShippingTime time={row.shippingTime} />
      </Table.Td>
      <Table.Td>
        <Group gap={4}>
          {!row.visibility && <State text={t("officeProducts.isHidden")} colour="gray" />}
          {row.toBeQuoted && <State text={t("officeProducts.toBeQuoted")} colour="orange" />}
        </Group>
      </Table.Td>
      <Table.Td className="card-action">
        <RowMenu row={row} />
      </Table.Td>
    </Table.Tr>
  );
}

const State = ({ text, colour }: { text: string; colour: string }) => (
  <Badge variant="light" color={colour} c="bright" size="sm" tt="none">
    {text}
  </Badge>
);
