import { Badge, Group, Image, Text } from "@mantine/core";
import type { Gap } from "@solvia/core/catalogue/gaps/gap-kinds";
import { listBackOfficeProducts } from "@solvia/core/contract/back-office/catalogue";
import type { SearchOf } from "../../../../api/search-of.ts";
import { figureWith } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { declareList, type RowOf } from "../../../../ui/list/declaration.ts";
import { categoryName, shippingTime } from "../../names.ts";
import { ShippingTime } from "../../product-card.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { categoryFilter, TypologyField } from "../goods-filters.tsx";
import { ProductActs } from "./product-acts.tsx";
import { incompleteProducts, timeNames } from "./product-filters.ts";
import { RowMenu } from "./row-menu.tsx";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { officeListsTexts } from "../../../../i18n/areas/office-lists.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";

type Contract = typeof listBackOfficeProducts;

/** A series' name, after its brand where it doesn't begin with it. */
const seriesWithBrand = ({ brand, seriesName }: RowOf<Contract>): string =>
  seriesName.toLowerCase().startsWith(brand.toLowerCase()) ? seriesName : `${brand} · ${seriesName}`;

/** All products, hidden ones too. */
const products = declareList({
  name: "products",
  contract: listBackOfficeProducts,
  title: "officeProducts.title",
  nameOf: ({ name }) => name,
  open: ({ id }) => ({ to: "/back-office/save-product/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeProducts.text" },
    category: categoryFilter,
    typology: { kind: "own", Field: TypologyField },
    visibility: {
      kind: "choice",
      heading: "officeProducts.visibility",
      any: "officeProducts.anyVisibility",
      values: ["true", "false"],
      word: (value, { t }) => t(value === "true" ? "officeProducts.visible" : "officeProducts.hidden"),
    },
    toBeQuoted: {
      kind: "choice",
      heading: "officeProducts.selling",
      any: "officeProducts.anySelling",
      values: ["false", "true"],
      word: (value, { t }) => t(value === "true" ? "officeProducts.toBeQuoted" : "officeProducts.atPrice"),
    },
    lacks: {
      kind: "choice",
      heading: "officeGaps.heading",
      any: "officeGaps.none",
      word: (value, { t }) => t(`officeGaps.filters.${value as Gap | "any"}`),
    },
    shippingTime: {
      kind: "choice",
      heading: "officeProducts.shippingTime",
      any: "officeProducts.anyTime",
      values: timeNames,
      word: (value, { language }) => shippingTime(value, language).label,
    },
  },
  columns: [
    {
      id: "picture",
      heading: "officeLists.picture",
      act: true,
      card: "none",
      value: () => undefined,
      cell: ({ imageUrl }) => <Image src={imageUrl} alt="" w={32} h={22} fit="cover" radius="sm" loading="lazy" />,
    },
    { id: "code", heading: "officeProducts.code", whole: true, value: ({ productCode }) => productCode },
    { id: "name", heading: "officeProducts.name", lead: true, least: 24, value: ({ name }) => name },
    { id: "series", heading: "officeProducts.series", value: seriesWithBrand },
    {
      id: "category",
      heading: "officeProducts.category",
      card: "none",
      more: true,
      value: ({ category }, { language }) => categoryName(category, language),
    },
    {
      id: "stock",
      heading: "officeProducts.stock",
      kind: "number",
      value: ({ stock }) => stock.available,
      cell: ({ stock }, { t, language }) => (
        <>
          {stock.booked > 0 && (
            <Text span size="xs" c="dimmed">
              {`${t("officeProducts.booked", { count: stock.booked })} · `}
            </Text>
          )}
          {figureWith(stock.available, 0, language)}
        </>
      ),
    },
    {
      id: "minQuantity",
      heading: "officeProducts.minQuantity",
      kind: "number",
      more: true,
      value: ({ minQuantity }) => minQuantity,
    },
    {
      id: "shippingTime",
      heading: "officeProducts.shippingTime",
      whole: true,
      value: ({ shippingTime: time }, { language }) => shippingTime(time, language).label,
      cell: ({ shippingTime: time }) => <ShippingTime time={time} />,
    },
    {
      id: "state",
      heading: "officeProducts.state",
      whole: true,
      value: ({ visibility, toBeQuoted }, { t }) =>
        [!visibility && t("officeProducts.isHidden"), toBeQuoted && t("officeProducts.toBeQuoted")]
          .filter(Boolean)
          .join(", "),
      cell: ({ visibility, toBeQuoted }, { t }) => (
        <Group gap={4} wrap="nowrap">
          {!visibility && <State text={t("officeProducts.isHidden")} colour="gray" />}
          {toBeQuoted && <State text={t("officeProducts.toBeQuoted")} colour="orange" />}
        </Group>
      ),
    },
    {
      id: "lacks",
      heading: "officeGaps.heading",
      more: true,
      value: ({ lacks = [] }, { t }) => lacks.map((gap) => t(`officeGaps.${gap}`)).join(", "),
    },
    {
      id: "menu",
      heading: "officeProducts.edit",
      act: true,
      card: "corner",
      value: () => undefined,
      cell: (row) => <RowMenu row={row} />,
    },
  ],
  views: [
    { name: "officeProducts.visible", search: { visibility: true } },
    { name: "officeProducts.hidden", search: { visibility: false } },
    { name: "officeProducts.toBeQuoted", search: { toBeQuoted: true } },
    { name: "officeHome.works.incomplete", search: incompleteProducts },
  ],
  empty: { title: "officeProducts.none", hint: "officeProducts.noneHint" },
  Acts: ProductActs,
  Beginnings,
});

const State = ({ text, colour }: { text: string; colour: string }) => (
  <Badge variant="light" color={colour} c="bright" size="sm" tt="none">
    {text}
  </Badge>
);

function Beginnings() {
  const { t } = useTexts(officeImportTexts, officeListsTexts, officeProductsTexts);
  return (
    <Group gap="xs">
      <ButtonLink to="/back-office/products/export" size="xs" variant="default">
        {t("import.export.title")}
      </ButtonLink>
      <ButtonLink to="/back-office/products/import" size="xs" variant="default">
        {t("import.title")}
      </ButtonLink>
      <ButtonLink to="/back-office/add-product" size="xs">
        {t("officeProducts.add")}
      </ButtonLink>
    </Group>
  );
}

export const ProductsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={products} search={search} />
);
