import { Box, Container, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { queryOf } from "../api/client.ts";
import { getStandOut } from "../api/endpoints.gen.ts";
import { categoryNames } from "../features/catalogue/names.ts";
import { ProductGrid } from "../features/catalogue/product-grid.tsx";
import { useTexts } from "../i18n/index.ts";
import { Failure } from "../ui/states.tsx";
import { ButtonLink } from "../ui/links.tsx";

const standOut = queryOf(getStandOut, { query: {} });

export const Route = createFileRoute("/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(standOut),
  component: Home,
});

function Home() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useQuery(standOut);
  return (
    <>
      <Box className="hero" py={{ xs: 50, md: 90 }}>
        <Container size="xl">
          <Stack maw={720} gap="lg">
            <Title order={1} fz={{ xs: 34, md: 52 }} lh={1.08}>
              {t("home.title")}
            </Title>
            <Text fz={{ xs: 17, md: 20 }}>{t("home.subtitle")}</Text>
            <Group>
              <ButtonLink to="/search" size="lg" color="sun.4" c="dark.9">
                {t("home.cta")}
              </ButtonLink>
            </Group>
          </Stack>
        </Container>
      </Box>
      <Container size="xl" py="xl">
        <Title order={2} mb="md">
          {t("home.categories")}
        </Title>
        <SimpleGrid cols={{ xs: 2, md: 4 }} spacing="md">
          {categoryNames(language).map(([category, name]) => (
            <ButtonLink
              key={category}

              to="/search"
              search={{ category }}
              variant="white"
              size="lg"
              h={84}
              c="dark.8"
              style={{ border: "1px solid #e6e2d8" }}
            >
              {name}
            </ButtonLink>
          ))}
        </SimpleGrid>
        <Title order={2} mt={50} mb="md">
          {t("home.standOut")}
        </Title>
        {error ? <Failure error={error} retry={() => void refetch()} /> : <ProductGrid products={data?.items} />}
        <SimpleGrid cols={{ xs: 1, md: 3 }} spacing="xl" mt={60}>
          {([1, 2, 3] as const).map((point) => (
            <Stack key={point} gap={4}>
              <Title order={3}>{t(`home.why${point}`)}</Title>
              <Text c="dark.4">{t(`home.why${point}Text`)}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Container>
    </>
  );
}
