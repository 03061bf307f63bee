import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../api/client.ts";
import { listInstallerLeads } from "../../api/endpoints.gen.ts";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { supportTexts } from "../../i18n/areas/support.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Empty, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** The wishes in which one was named, the newest first, and how one shows oneself. */
export function InstallerLeadsPage() {
  const { t } = useTexts(leadsTexts, supportTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listInstallerLeads, { query: { limit: 20 } }),
  );
  const leads = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack>
      <Title order={1}>{t("leads.mine")}</Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={2} />}
      {data && leads.length === 0 && <Empty title={t("leads.mineNone")} hint={t("leads.mineHint")} />}
      {leads.map(({ id, wish, postalCode, city, km, status }) => (
        <Card
          key={id}
          withBorder
          padding="md"
          component="article"
          aria-label={`${t(`leads.kinds.${wish.kind}`)} ${city}`}
        >
          <AnchorLink to="/profile/leads/$id" params={{ id }} fw={600}>
            {`${t(`leads.kinds.${wish.kind}`)}, ${city}`}
          </AnchorLink>
          <Text size="sm" c="dimmed">
            {[`${postalCode} ${city}`, t("leads.km", { km }), t(`leads.statuses.${status}`)].join(" · ")}
          </Text>
        </Card>
      ))}
      {hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("support.more")}
          </Button>
        </Group>
      )}
      <ProfileForm />
    </Stack>
  );
}
