import { CloseButton, Group, Image, Text, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { perUnit } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useBasis } from "../../login/session.ts";
import { AddButton } from "../add-button.tsx";
import type { ComparisonData } from "./comparison-data.ts";
import { categoryName, typologyLabel } from "../names.ts";
import { PriceTag, ShippingTime } from "../product-card.tsx";
import { shownPerUnit } from "../price/price-steps.ts";
import { ProductLink } from "../product-link.tsx";
import { fieldName, fieldText } from "../product/technical.ts";

interface Props {
  data: ComparisonData;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}

interface Row {
  name: string;
  cells: ReactNode[];
  differs: boolean;
}

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** What is bought with: price, price by size, stock, shipping time, kind. */
function useShopRows(items: ComparisonData["items"]): Row[] {
  const { t, language } = useTexts(showcaseTexts);
  const business = useBasis() === "net";
  const row = (name: string, cell: (item: ComparisonData["items"][number]) => ReactNode, values: unknown[]): Row => ({
    name,
    cells: items.map(cell),
    differs: differ(values),
  });
  return [
    row(
      t("compare.price"),
      (item) => <PriceTag product={item} language={language} />,
      items.map(({ price }) => price?.unit),
    ),
    row(
      t("compare.perUnit"),
      ({ price }) => {
        const bySize = price && shownPerUnit(price, business);
        return bySize ? <span className="of-viewer">{perUnit(bySize, language)}</span> : "–";
      },
      items.map(({ price }) => price?.perUnit?.amount),
    ),
    row(
      t("compare.stock"),
      ({ availability: { state, pieces } }) => t(`availability.${state}`, { count: pieces }),
      items.map(({ availability }) => availability.pieces),
    ),
    row(
      t("compare.shipping"),
      (item) => <ShippingTime time={item.shippingTime} />,
      items.map((item) => item.shippingTime),
    ),
    row(
      t("compare.typology"),
      ({ category, typology }) =>
        [categoryName(category, language), typology && typologyLabel(category, typology, language)]
          .filter(Boolean)
          .join(", "),
      items.map(({ category, typology }) => `${category}/${typology}`),
    ),
  ];
}

/** The products as columns, their fields as rows; what differs is marked by colour and by word. */
export function CompareTable({ data: { items, rows }, onlyDifferences, onRemove }: Props) {
  const { t, language } = useTexts(showcaseTexts);
  const technical = rows.map(({ field, values, differs }) => ({
    name: fieldName(field, t),
    cells: values.map((value) => (value === null ? "–" : fieldText(field, value, t, language))),
    differs,
  }));
  const all: Row[] = [...useShopRows(items), ...technical];
  const shown = onlyDifferences ? all.filter(({ differs }) => differs) : all;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className="compare-scroll" aria-label={t("compare.title")} tabIndex={0}>
      <table className="compare numbers">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t("compare.property")}</VisuallyHidden>
            </th>
            {items.map(({ id, brand, name, imageUrl, minQuantity, ...item }) => (
              <th key={id} scope="col">
                <Group justify="space-between" wrap="nowrap" align="flex-start" gap={4}>
                  <Image src={imageUrl} alt="" w={110} radius="sm" style={{ aspectRatio: "4 / 3" }} />
                  <CloseButton
                    aria-label={t("compare.remove", { name: `${brand} ${name}` })}
                    onClick={() => onRemove(id)}
                  />
                </Group>
                <Text size="xs" c="dimmed" mt={8} tt="uppercase" fw={600}>
                  {brand}
                </Text>
                <ProductLink id={id} c="bright" fw={600}>
                  {name}
                </ProductLink>
                <div>
                  <AddButton
                    products={[{ id, name, ...item }]}
                    piecesOf={() => Math.max(1, minQuantity)}
                    label={`${t("product.addToCart")}: ${brand} ${name}`}
                    variant="light"
                    size="compact-sm"
                    mt={8}
                  />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, cells, differs }) => (
            <tr key={name} data-differs={(items.length > 1 && differs) || undefined}>
              <th scope="row">
                {name}
                {items.length > 1 && differs && <VisuallyHidden> ({t("compare.differs")})</VisuallyHidden>}
              </th>
              {cells.map((cell, index) => (
                <td key={items[index]?.id}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <Text p="md">{t("compare.none")}</Text>}
    </section>
  );
}
