import { Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { countries } from "@solvia/core/platform/locale";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { trustTexts } from "../../i18n/areas/trust.ts";
import { figureWith } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";

interface Props {
  /** Of the whole catalogue; unknown while it hasn't come. */
  products: number | undefined;
  brands: number | undefined;
}

/** What the house can be told by, as it is counted today, and the way to an installer. */
export function HomeMore({ products, brands }: Props) {
  const { t, language } = useTexts(trustTexts, leadsTexts);
  const figures = [
    [t("trust.products"), products],
    [t("trust.brands"), brands],
    [t("trust.countries"), countries.length],
  ] as const;
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 3 }} spacing="lg" mt={30} mb={0} aria-label={t("trust.title")}>
        {figures.map(
          ([name, figure]) =>
            figure !== undefined &&
            figure > 0 && (
              <Stack key={name} gap={0} className="numbers">
                <Text component="dt" size="sm" c="dimmed">
                  {name}
                </Text>
                <Text component="dd" m={0} fz="h2" fw={700}>
                  {figureWith(figure, 0, language)}
                </Text>
              </Stack>
            ),
        )}
      </SimpleGrid>
      <Group className="panel" justify="space-between" mt={60}>
        <Stack gap={4} maw={720}>
          <Title order={2} size="h3">
            {t("leads.title")}
          </Title>
          <Text c="dimmed">{t("leads.intro")}</Text>
        </Stack>
        <ButtonLink to="/find-your-professional-photovoltaic-installer" size="md">
          {t("leads.title")}
        </ButtonLink>
      </Group>
    </>
  );
}
