import { Box, Container, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { guideTitle } from "@solvia/core/site/guides/guide";
import { brandSlug } from "@solvia/core/catalogue/slug";
import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { categoryName, typologyLabel } from "../catalogue/names.ts";
import { ProductGrid } from "../catalogue/product-grid.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { categoryQuery, guideQuery, wordsQuery } from "./queries.ts";
import { TextSection } from "./text-section.tsx";

/** A category's landing page: what there is, whose, and how to choose. */
export function CategoryPage({ category }: { category: GoodsCategory }) {
  const { language } = useTexts();
  const name = categoryName(category, language);
  const { data: w } = useQuery(wordsQuery(language));
  const { data: guide } = useQuery(guideQuery(category, language));
  const { data, error, refetch } = useQuery(categoryQuery(category));
  usePageHead(
    data &&
      w &&
      guide && {
        title: guideTitle(guide, name),
        description: w.categoryMeta(name, data.total).slice(0, 160),
        path: `/category/${category}`,
      },
  );
  if (!w || !guide) return <Loading />;
  return (
    <>
      <Box className="hero category-hero" py={{ xs: 40, md: 60 }}>
        <Container size="xl">
          <Group justify="space-between" wrap="nowrap" gap="xl">
            <Stack maw={620} gap="lg">
              <Title order={1} fz={{ xs: 32, md: 44 }} lh={1.1}>
                {guide.title}
              </Title>
              <Text fz={{ xs: 17, md: 19 }}>{guide.lead}</Text>
              <Group>
                <ButtonLink
                  to="/search"
                  search={{ category }}
                  className="wrapping-button"
                  size="lg"
                  color="sun.4"
                  c="dark.9"
                >
                  {w.similar(name)}
                </ButtonLink>
              </Group>
            </Stack>
            <Box visibleFrom="md" className="category-picture">
              <img src={`/pictures/${category}.svg`} alt="" width={320} height={240} />
            </Box>
          </Group>
        </Container>
      </Box>
      <Container size="xl" py={40}>
        <Chips title={w.typologies}>
          {data?.facets.typology.map(({ value, count }) => (
            <AnchorLink key={value} to="/search" search={{ category, typology: [value] }} className="chip">
              {typologyLabel(category, value, language)} ({count})
            </AnchorLink>
          ))}
        </Chips>
        <Title order={2} mt={50} mb="lg">
          {w.topProducts}
        </Title>
        {error ? <Failure error={error} retry={() => void refetch()} /> : <ProductGrid products={data?.items} />}
        <Box mt={50}>
          <Chips title={w.brands}>
            {data?.facets.brand.map(({ value, count }) => (
              <AnchorLink key={value} to="/brand/$brand" params={{ brand: brandSlug(value) }} className="chip">
                {value} ({count})
              </AnchorLink>
            ))}
          </Chips>
        </Box>
        <SimpleGrid cols={{ xs: 1, md: 2 }} spacing="xl" mt={60}>
          {guide.sections.map((section) => (
            <TextSection key={section.heading} section={section} className="panel" />
          ))}
        </SimpleGrid>
      </Container>
    </>
  );
}

function Chips({ title, children }: { title: string; children: React.ReactNode[] | undefined }) {
  if (!children?.length) return null;
  return (
    <section>
      <Title order={2} mb="md">
        {title}
      </Title>
      <Group gap="sm">{children}</Group>
    </section>
  );
}
