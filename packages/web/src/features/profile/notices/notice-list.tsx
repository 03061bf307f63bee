import { Badge, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { noticeText, type Notice } from "./notice-text.ts";

interface Props {
  notices: readonly Notice[];
  onGo?: () => void;
}

/** Notifications, the newest first; each leads where it happened. */
export function NoticeList({ notices, onGo }: Props) {
  const texts = useTexts(profileTexts);
  return (
    <Stack component="ul" gap={0} p={0} m={0} className="notices">
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeLink path={notice.path} {...(onGo && { onGo })}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <Text fw={notice.read ? 400 : 600}>{noticeText(notice, texts)}</Text>
              {!notice.read && (
                <Badge color="leaf" variant="light" flex="none">
                  {texts.t("notices.new")}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              {dateAndTime(notice.createdOn, texts.language)}
            </Text>
          </NoticeLink>
        </li>
      ))}
    </Stack>
  );
}

function NoticeLink({
  path,
  onGo,
  children,
}: {
  path?: string | undefined;
  onGo?: () => void;
  children: React.ReactNode;
}) {
  if (!path) return <div className="notice">{children}</div>;
  return (
    <Link to={path} className="notice" onClick={onGo}>
      {children}
    </Link>
  );
}
