import { Button, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../../api/client.ts";
import { listActs } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { Section } from "../section.tsx";

/** What employees did in the user's name: who, when and what. */
export function ActsSection() {
  const { t, language } = useTexts(profileTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(listActs, { query: { limit: 20 } }),
  );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const acts = data.pages.flatMap(({ items }) => items);
  return (
    <Section id="acts" title={t("acts.title")} hint={t("acts.hint")}>
      {acts.length === 0 && !hasNextPage && <Text c="dimmed">{t("acts.none")}</Text>}
      <Stack gap="xs" component="ul" p={0} m={0} className="plain-list">
        {acts.map(({ id, at, byName, kind, reason }) => (
          <Group key={id} component="li" justify="space-between" gap="sm" align="baseline">
            <Text>
              <Text span fw={600}>
                {byName || "Solvia"}
              </Text>
              {`: ${t(`acts.kinds.${kind}`)}`}
              {reason && ` · ${reason}`}
            </Text>
            <Text size="sm" c="dimmed" className="numbers">
              {dateAndTime(at, language)}
            </Text>
          </Group>
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" w="fit-content" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("notices.more")}
        </Button>
      )}
    </Section>
  );
}
