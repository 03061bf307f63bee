import { Grid, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getLinkedProducts } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Documents } from "./product-documents.tsx";
import { ProductGrid } from "../product-grid.tsx";
import type { ProductData } from "../product-data.ts";
import { technicalRows } from "./technical.ts";

/** Technical table, documents, and what goes with it. */
export function ProductTab({ product }: { product: ProductData }) {
  const { t, language } = useTexts(showcaseTexts);
  const hasDocuments = product.series.documentation.length > 0;
  return (
    <Stack gap={40}>
      <Grid gap={{ xs: 30, md: 40 }}>
        <Grid.Col span={{ xs: 12, md: hasDocuments ? 7 : 12 }}>
          <Title order={2} size="h3" mb="sm">
            {t("product.technical")}
          </Title>
          <table className="facts numbers" aria-label={t("product.technical")}>
            <tbody>
              {technicalRows(product, t, language).map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Grid.Col>
        {hasDocuments && (
          <Grid.Col span={{ xs: 12, md: 5 }}>
            <Documents documents={product.series.documentation} />
          </Grid.Col>
        )}
      </Grid>
      <Linked id={product.id} />
    </Stack>
  );
}

/** The products of the series that this one is linked to; nothing when there is none. */
function Linked({ id }: { id: string }) {
  const { t } = useTexts(showcaseTexts);
  const { data } = useQuery(queryOf(getLinkedProducts, { params: { id }, query: {} }));
  if (!data || data.items.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h3" mb="md">
        {t("showcase.goesWith")}
      </Title>
      <ProductGrid products={data.items.slice(0, 8)} />
    </section>
  );
}
