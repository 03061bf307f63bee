import { Box, Container, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { queryOf } from "../api/client.ts";
import { getStandOut, searchProducts } from "../api/endpoints.gen.ts";
import { categoryNames } from "../features/catalogue/names.ts";
import { ProductGrid } from "../features/catalogue/product-grid.tsx";
import { usePageHead } from "../ui/page-head.ts";
import { useUser } from "../features/login/session.ts";
import { useTexts } from "../i18n/index.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { AnchorLink, ButtonLink } from "../ui/links.tsx";
import { useNear } from "../ui/near.ts";
import { Failure } from "../ui/states.tsx";

const RecentArticles = lazyPart(
  async () => (await import("../features/publications/recent-articles.tsx")).RecentArticles,
  {
    instead: () => null,
  },
);

const HomeMore = lazyPart(async () => (await import("../features/pages/home-more.tsx")).HomeMore, {
  instead: () => null,
});

const standOut = queryOf(getStandOut, { query: {} });
const counts = queryOf(searchProducts, { query: { size: 1 } });

export const Route = createFileRoute("/")({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(standOut);
    void queryClient.prefetchQuery(counts);
  },
  component: Home,
});

function Home() {
  const { t } = useTexts();
  usePageHead({ title: t("home.title"), description: t("home.subtitle"), path: "/" });
  const { data, error, refetch } = useQuery(standOut);
  const user = useUser();
  return (
    <>
      <Hero />
      <Container size="xl" py={40}>
        <Title order={2} mb="lg">
          {t("home.categories")}
        </Title>
        <Categories />
        <Group justify="space-between" align="baseline" mt={60} mb="lg">
          <Title order={2}>{t("home.standOut")}</Title>
          <AnchorLink to="/search" fw={600}>
            {t("home.seeAll")}
          </AnchorLink>
        </Group>
        {error ? <Failure error={error} retry={() => void refetch()} /> : <ProductGrid products={data?.items} />}
        <Recent />
        <Title order={2} mt={70} mb="lg">
          {t("home.why")}
        </Title>
        <SimpleGrid cols={{ xs: 1, md: 3 }} spacing="lg">
          {([1, 2, 3] as const).map((point) => (
            <Stack key={point} gap={6} className="panel">
              <Title order={3}>{t(`home.why${point}`)}</Title>
              <Text c="dimmed">{t(`home.why${point}Text`)}</Text>
            </Stack>
          ))}
        </SimpleGrid>
        <More />
        {!user && <BusinessBand />}
      </Container>
    </>
  );
}

/** The newest articles: they and their code come when the reader comes near. */
function Recent() {
  const { near, place } = useNear<HTMLDivElement>();
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <RecentArticles />
        </Suspense>
      )}
    </div>
  );
}

/** The house's figures and the way to an installer, likewise. */
function More() {
  const { near, place } = useNear<HTMLDivElement>();
  const { data } = useQuery(counts);
  return (
    <div ref={place}>
      {near && (
        <Suspense>
          <HomeMore products={data?.total} brands={data?.facets.brand.length} />
        </Suspense>
      )}
    </div>
  );
}

/** Invites companies to register; who is logged in has done so. */
function BusinessBand() {
  const { t } = useTexts();
  return (
    <Group className="business-band" justify="space-between" mt={60}>
      <Stack gap={4}>
        <Title order={2} size="h3">
          {t("home.business")}
        </Title>
        <Text>{t("home.businessText")}</Text>
      </Stack>
      <ButtonLink to="/registration" size="md">
        {t("home.businessCta")}
      </ButtonLink>
    </Group>
  );
}

function Hero() {
  const { t } = useTexts();
  return (
    <Box className="hero" py={{ xs: 50, md: 90 }}>
      <Container size="xl">
        <Stack maw={620} gap="lg">
          <Title order={1} fz={{ xs: 34, md: 54 }} lh={1.06} style={{ letterSpacing: "-0.025em" }}>
            {t("home.title")}
          </Title>
          <Text fz={{ xs: 17, md: 20 }} lh={1.5}>
            {t("home.subtitle")}
          </Text>
          <Group>
            <ButtonLink to="/search" size="lg" color="sun.4" c="dark.9">
              {t("home.cta")}
            </ButtonLink>
          </Group>
        </Stack>
      </Container>
    </Box>
  );
}

function Categories() {
  const { t, language } = useTexts();
  const { data } = useQuery(counts);
  return (
    <SimpleGrid cols={{ xs: 2, md: 4 }} spacing="md">
      {categoryNames(language).map(([category, name]) => {
        const count = data?.facets.category.find(({ value }) => value === category)?.count;
        return (
          <AnchorLink key={category} to="/search" search={{ category }} className="category-tile" underline="never">
            <img src={`/pictures/${category}.svg`} alt="" width={200} height={150} />
            <Text fw={700} fz={{ xs: 16, md: 18 }} lh={1.2}>
              {name}
            </Text>
            <Text size="sm" c="dimmed" mt="auto" className="numbers" mih={22}>
              {count !== undefined && t("home.count", { count })}
            </Text>
          </AnchorLink>
        );
      })}
    </SimpleGrid>
  );
}
