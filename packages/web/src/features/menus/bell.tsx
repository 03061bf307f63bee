import { ActionIcon, Divider, Indicator, Popover, ScrollArea, Text } from "@mantine/core";
import "@mantine/core/styles/Indicator.css";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { listNotifications } from "../../api/endpoints.gen.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { useMay } from "../acting/in-stead.tsx";
import { NoticeList } from "../profile/notices/notice-list.tsx";
import { askEveryMs, useRead } from "../profile/notices/use-notices.ts";
import "../profile/notices/notices.css";
import { IconBell } from "../../ui/icons.gen.ts";

/** The header's bell: how many notifications are unread, and the newest of them. Closing it marks them as read. */
export function Bell() {
  return useMay(listNotifications) ? <OwnBell /> : null;
}

function OwnBell() {
  const { t } = useTexts(profileTexts);
  const [opened, { open, close }] = useDisclosure(false);
  const read = useRead();
  const { data } = useQuery({
    ...queryOf(listNotifications, { query: { limit: 8 } }),
    refetchInterval: askEveryMs,
    refetchOnWindowFocus: true,
  });
  const unread = data?.unread ?? 0;
  const newest = data?.items[0]?.id;
  const leave = () => {
    close();
    if (newest && unread > 0) read(newest);
  };
  return (
    <Popover opened={opened} onChange={leave} width={340} position="bottom-end" shadow="md" withinPortal trapFocus>
      <Indicator label={unread} disabled={unread === 0} color="red" size={18} offset={6}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            size="lg"
            color="dark"
            aria-label={unread > 0 ? t("notices.openUnread", { count: unread }) : t("notices.open")}
            onClick={opened ? leave : open}
          >
            <IconBell size={22} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label={t("notices.title")}>
        {data?.items.length === 0 ? (
          <Text p="md" c="dimmed">
            {t("notices.empty")}
          </Text>
        ) : (
          <ScrollArea.Autosize mah={380} type="auto">
            <NoticeList notices={data?.items ?? []} onGo={leave} />
          </ScrollArea.Autosize>
        )}
        <Divider />
        <AnchorLink to="/profile/notifications" onClick={leave} size="sm" display="block" p="sm" ta="center">
          {t("notices.all")}
        </AnchorLink>
      </Popover.Dropdown>
    </Popover>
  );
}
