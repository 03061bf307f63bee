import { Image } from "@mantine/core";
import { listBackOfficeSeries } from "@solvia/core/contract/back-office/catalogue";
import type { SearchOf } from "../../../../api/search-of.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../../ui/links.tsx";
import { declareList } from "../../../../ui/list/declaration.ts";
import { categoryName, typologyLabel } from "../../names.ts";
import { categoryFilter, TypologyField } from "../goods-filters.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";

type Contract = typeof listBackOfficeSeries;

/** All series of goods and services. */
const series = declareList({
  name: "series",
  contract: listBackOfficeSeries,
  title: "officeSeries.title",
  nameOf: ({ name }) => name,
  open: ({ id }) => ({ to: "/back-office/save-series/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeSeries.text" },
    category: categoryFilter,
    typology: { kind: "own", Field: TypologyField },
  },
  columns: [
    {
      id: "picture",
      heading: "officeSeries.thumbnail",
      act: true,
      card: "none",
      value: () => undefined,
      cell: ({ imageUrlSmall }) => <Image src={imageUrlSmall} alt="" w={32} h={22} fit="contain" loading="lazy" />,
    },
    { id: "name", heading: "officeSeries.name", lead: true, value: ({ name }) => name },
    { id: "brand", heading: "officeSeries.brand", value: ({ brand }) => brand },
    {
      id: "category",
      heading: "officeSeries.category",
      value: ({ category, typology }, { language }) =>
        [categoryName(category, language), typology && typologyLabel(category, typology, language)]
          .filter(Boolean)
          .join(" · "),
    },
    {
      id: "products",
      heading: "officeSeries.products",
      kind: "number",
      value: ({ products }) => products,
      cell: ({ id, name, products }, { t }) => (
        <AnchorLink
          to="/back-office/products"
          search={{ seriesId: id }}
          aria-label={`${t("officeSeries.products")}: ${products} (${name})`}
        >
          {products}
        </AnchorLink>
      ),
    },
    { id: "documents", heading: "officeSeries.documents", kind: "number", value: ({ documents }) => documents },
  ],
  empty: { title: "officeSeries.none", hint: "officeSeries.noneHint" },
  Beginnings,
});

function Beginnings() {
  const { t } = useTexts(officeSeriesTexts);
  return (
    <ButtonLink to="/back-office/add-series" size="xs">
      {t("officeSeries.add")}
    </ButtonLink>
  );
}

export const SeriesPage = ({ search }: { search: SearchOf<Contract> }) => <OfficeList list={series} search={search} />;
