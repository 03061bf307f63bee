import { Card, Container, Image, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queryOf } from "../../api/client.ts";
import { listKits } from "../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { KitAvailability, KitFigures, KitPriceTag, type Kit } from "./kit-price.tsx";

/** The kits of the shop (spec 2). */
export function KitsPage() {
  const { t } = useTexts(showcaseTexts);
  const { data, error, refetch } = useQuery(queryOf(listKits, { query: {} }));
  usePageHead({ title: t("kits.title"), description: t("kits.intro"), path: "/kit" });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <Title order={1}>{t("kits.title")}</Title>
      <Text size="lg" c="dimmed" mb="lg">
        {t("kits.intro")}
      </Text>
      {data.items.length === 0 && (
        <Empty title={t("kits.none")} hint={t("kits.noneHint")}>
          <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
        </Empty>
      )}
      <SimpleGrid cols={{ xs: 1, sm: 2, lg: 3 }} spacing="lg">
        {data.items.map((kit, place) => (
          <KitTile key={kit.id} kit={kit} first={place === 0} />
        ))}
      </SimpleGrid>
    </Container>
  );
}

function KitTile({ kit, first }: { kit: Kit; first: boolean }) {
  return (
    <Link className="card-link" to="/kit/$id" params={{ id: kit.id }}>
      <Card className="product-card" withBorder padding="md" h="100%">
        <Card.Section>
          <Image src={kit.imageUrl} alt="" loading={first ? "eager" : "lazy"} style={{ aspectRatio: "4 / 3" }} />
        </Card.Section>
        <Stack gap={6} mt="sm" h="100%">
          <Title order={2} size="h4">
            {kit.name}
          </Title>
          <KitFigures kit={kit} />
          <Text size="sm" lineClamp={2}>
            {kit.description}
          </Text>
          <Stack gap={4} mt="auto">
            <KitAvailability available={kit.available} />
            <KitPriceTag kit={kit} />
          </Stack>
        </Stack>
      </Card>
    </Link>
  );
}
