import { Box, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getSeries } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { SeriesPublications } from "../../publications/series-publications.tsx";
import { ProductGrid } from "../product-grid.tsx";
import type { ProductData } from "../product-data.ts";

/** What the series says of itself, and its other products. */
export function SeriesTab({ product }: { product: ProductData }) {
  const { t } = useTexts(showcaseTexts);
  const { series } = product;
  const { data, error, refetch } = useQuery(queryOf(getSeries, { params: { id: series.id }, query: {} }));
  const others = data?.products.filter(({ id }) => id !== product.id);
  return (
    <Stack gap="lg">
      <Box maw={760}>
        <Title order={2} size="h3">
          {series.texts.descriptionTitle || `${series.brand} ${series.name}`}
        </Title>
        <Text size="lg" c="dimmed" mb="md">
          {series.texts.descriptionSubtitle}
        </Text>
        {/* Sanitised on the server when the series is saved. */}
        <div className="rich" dangerouslySetInnerHTML={{ __html: series.texts.descriptionRich }} />
        <div className="rich" dangerouslySetInnerHTML={{ __html: series.texts.description2Rich }} />
      </Box>
      <Title order={3} size="h4">
        {t("product.linked")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {others?.length === 0 ? (
        <Text c="dimmed">{t("showcase.onlyOne")}</Text>
      ) : (
        !error && <ProductGrid products={others} />
      )}
      <SeriesPublications seriesId={series.id} />
    </Stack>
  );
}
