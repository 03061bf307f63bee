import { Anchor, Box, Container, Grid, Group, Image, Stack, Tabs, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type * as z from "zod";
import type { ProductPage as Page } from "@solvia/core/contract/shapes/product";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { getProduct, getSeries } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { categoryName } from "./names.ts";
import { PriceBox } from "./price-box.tsx";
import { useProductHead } from "./product-head.ts";
import { ProductGrid } from "./product-grid.tsx";
import { technicalRows } from "./technical.ts";

export type ProductData = z.output<typeof Page>;

export function ProductPage({ id }: { id: string }) {
  const { t } = useTexts();
  const { data: product, error, refetch } = useQuery(queryOf(getProduct, { params: { id }, query: {} }));
  useProductHead(product);
  if (error instanceof ApiProblem && error.status === 404) return <Empty title={t("product.gone")} />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!product) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <Breadcrumb product={product} />
      <Grid gap={40}>
        <Grid.Col span={{ xs: 12, md: 7 }}>
          <Image
            src={product.imageUrl}
            alt={`${product.brand} ${product.name}`}
            radius="lg"
            style={{ aspectRatio: "4 / 3" }}
          />
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 5 }}>
          <PriceBox product={product} />
        </Grid.Col>
      </Grid>
      <Tabs defaultValue="product" mt={40} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="product">{t("product.tabProduct")}</Tabs.Tab>
          <Tabs.Tab value="series">{t("product.tabSeries")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="product" pt="lg">
          <ProductTab product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="series" pt="lg">
          <SeriesTab product={product} />
        </Tabs.Panel>
      </Tabs>
    </Container>
  );
}

function Breadcrumb({ product: { category, brand } }: { product: ProductData }) {
  const { t, language } = useTexts();
  return (
    <Group component="nav" aria-label={t("nav.catalogue")} gap={8} mb="md" fz="sm" c="dark.3">
      <AnchorLink to="/search" search={{ category }} c="inherit">
        {categoryName(category, language)}
      </AnchorLink>
      <span aria-hidden="true">/</span>
      <AnchorLink to="/search" search={{ category, brand: [brand] }} c="inherit">
        {brand}
      </AnchorLink>
    </Group>
  );
}

function ProductTab({ product }: { product: ProductData }) {
  const { t, language } = useTexts();
  return (
    <Grid gap={40}>
      <Grid.Col span={{ xs: 12, md: 7 }}>
        <Title order={2} size="h3" mb="sm">
          {t("product.technical")}
        </Title>
        <table className="facts numbers">
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
      <Grid.Col span={{ xs: 12, md: 5 }}>
        <Documents product={product} />
      </Grid.Col>
    </Grid>
  );
}

function Documents({ product }: { product: ProductData }) {
  const { t } = useTexts();
  if (product.series.documentation.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {t("product.documents")}
      </Title>
      {product.series.documentation.map(({ name, url }) => (
        <Anchor key={url} href={url} target="_blank" rel="noopener">
          {name} (PDF)
        </Anchor>
      ))}
    </Stack>
  );
}

function SeriesTab({ product }: { product: ProductData }) {
  const { t } = useTexts();
  const { series } = product;
  const { data } = useQuery(queryOf(getSeries, { params: { id: series.id }, query: {} }));
  return (
    <Stack gap="lg">
      <Box maw={760}>
        <Title order={2}>{series.texts.descriptionTitle}</Title>
        <Text size="lg" c="dark.4" mb="md">
          {series.texts.descriptionSubtitle}
        </Text>
        {/* Sanitised on the server when the series is saved. */}
        <div className="rich" dangerouslySetInnerHTML={{ __html: series.texts.descriptionRich }} />
        <div className="rich" dangerouslySetInnerHTML={{ __html: series.texts.description2Rich }} />
      </Box>
      <Title order={2} size="h3">
        {t("product.linked")}
      </Title>
      <ProductGrid products={data?.products.filter(({ id }) => id !== product.id)} />
    </Stack>
  );
}
