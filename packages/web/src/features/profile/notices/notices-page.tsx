import { Button, Card, Center, Stack, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { pagesOf } from "../../../api/client.ts";
import { listNotifications } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { EmptyPage, Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { NoticeList } from "./notice-list.tsx";
import { useRead } from "./use-notices.ts";
import "./notices.css";

/** All notifications; whoever has seen the page has read them. */
export function NoticesPage() {
  const { t } = useTexts(profileTexts);
  const read = useRead();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(listNotifications, { query: { limit: 20 } }),
  );
  const newest = data?.pages[0];
  const upTo = newest && newest.unread > 0 ? newest.items[0]?.id : undefined;
  useEffect(() => {
    if (!upTo) return undefined;
    // Long enough to see what is new.
    const seen = setTimeout(() => read(upTo), 2000);
    return () => clearTimeout(seen);
  }, [upTo, read]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" />;
  const notices = data.pages.flatMap(({ items }) => items);
  if (notices.length === 0) return <EmptyPage title={t("notices.empty")} hint={t("notices.emptyHint")} />;
  return (
    <Stack>
      <Title order={1}>{t("notices.title")}</Title>
      <Card withBorder padding={0}>
        <NoticeList notices={notices} />
      </Card>
      {hasNextPage && (
        <Center>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("notices.more")}
          </Button>
        </Center>
      )}
    </Stack>
  );
}
