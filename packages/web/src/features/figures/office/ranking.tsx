import { SimpleGrid, Title } from "@mantine/core";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getSalesKpi } from "@solvia/core/contract/back-office/content-crm";
import { figure, money } from "../../../i18n/format.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { useFigureWords } from "./figures.ts";

type Products = NonNullable<AnswerOf<typeof getSalesKpi>["products"]>;
type Row = Products["byAmount"][number];

/** The products that came to most, by money and by peak watts. */
export function Ranking({ products: { byAmount, byWp }, period }: { products: Products; period: string }) {
  const { t, language } = useFigureWords();
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: "start" }}>
      <Best
        title={t("officeFigures.bestByAmount")}
        rows={byAmount}
        period={period}
        heading={t("officeFigures.net")}
        value={({ amount }) => money(amount, language)}
      />
      <Best
        title={t("officeFigures.bestByWp")}
        rows={byWp}
        period={period}
        heading="Wp"
        value={({ wp }) => figure(wp, language)}
      />
    </SimpleGrid>
  );
}

interface BestProps {
  title: string;
  rows: readonly Row[];
  period: string;
  heading: string;
  value: (row: Row) => string;
}

function Best({ title, rows, period, heading, value }: BestProps) {
  const { t, language } = useFigureWords();
  if (rows.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h5" mb="xs">
        {title}
      </Title>
      <SmallTable
        rows={rows}
        keyOf={({ productId }) => productId}
        stays
        columns={[
          {
            heading: t("officeFigures.product"),
            strong: true,
            render: ({ productId, name }) =>
              name ? (
                <AnchorLink to="/back-office/save-product/$id" params={{ id: productId }} size="sm">
                  {name}
                </AnchorLink>
              ) : (
                t("officeFigures.gone")
              ),
          },
          { heading: t("officeFigures.pieces"), right: true, render: ({ count }) => figure(count, language) },
          {
            heading,
            right: true,
            // What adds up to it: the orders that were paid.
            render: (row) => (
              <AnchorLink
                to="/back-office/kpi/records"
                search={{ period, mark: "paid", dimension: "product", value: row.productId }}
                size="sm"
              >
                {value(row)}
              </AnchorLink>
            ),
          },
        ]}
      />
    </section>
  );
}
