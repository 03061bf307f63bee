import { Container, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { brandPath, brandSlug } from "@solvia/core/catalogue/slug";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { categoryName } from "../catalogue/names.ts";
import { ProductGrid } from "../catalogue/product-grid.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { allBrands, brandQuery, wordsQuery } from "./queries.ts";

/** A brand's page: its categories and its products. */
export function BrandPage({ slug }: { slug: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(allBrands);
  const brand = data?.facets.brand.find(({ value }) => brandSlug(value) === slug)?.value;
  usePageHead(data && !brand ? { title: t("common.notFound") } : undefined);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!brand) {
    return (
      <EmptyPage title={t("common.notFound")}>
        <AnchorLink to="/search">{t("search.all")}</AnchorLink>
      </EmptyPage>
    );
  }
  return <Brand brand={brand} />;
}

function Brand({ brand }: { brand: string }) {
  const { language } = useTexts();
  const { data: w } = useQuery(wordsQuery(language));
  const { data, error, refetch } = useQuery(brandQuery(brand));
  const kinds = data?.facets.category.map(({ value }) => categoryName(value, language)).join(", ") ?? "";
  usePageHead(
    data &&
      w && {
        title: w.ofBrand(brand),
        description: w.brandMeta(brand, data.total, kinds).slice(0, 160),
        path: brandPath(brand),
      },
  );
  if (!w) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <Stack gap={0} mb="lg">
        <Title order={1} size="h2">
          {brand}
        </Title>
        <Text c="dimmed">{data ? w.products(data.total) : " "}</Text>
      </Stack>
      <Title order={2} size="h3" mb="sm">
        {w.byCategory}
      </Title>
      <Group gap="sm" mb={40}>
        {data?.facets.category.map(({ value, count }) => (
          <AnchorLink key={value} to="/search" search={{ category: value, brand: [brand] }} className="chip">
            {categoryName(value, language)} ({count})
          </AnchorLink>
        ))}
      </Group>
      <Title order={2} size="h3" mb="md">
        {w.topProducts}
      </Title>
      {error ? <Failure error={error} retry={() => void refetch()} /> : <ProductGrid products={data?.items} />}
    </Container>
  );
}
