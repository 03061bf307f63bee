import { Button, Group, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keepAnswer, queryOf } from "../../../api/client.ts";
import { dontNotifyMe, getNotifyMe, notifyMe } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { problemText } from "../../../ui/states.tsx";
import { LoginDialog } from "../../login/login-dialog.tsx";
import { useForUser, useUser } from "../../login/session.ts";
import { IconBell } from "../../../ui/icons.gen.ts";

/** For what can't be had now: one letter when it can. Visitors log in first. */
export function NotifyMe({ id }: { id: string }) {
  const { t } = useTexts(showcaseTexts);
  const user = useUser();
  const client = useQueryClient();
  const [dialog, setDialog] = useState(false);
  const forUser = useForUser(() => setDialog(true));
  const question = queryOf(getNotifyMe, { params: { id }, query: {} });
  const { data } = useQuery({ ...question, enabled: Boolean(user) });
  const change = useMutation({
    mutationFn: async (watch: boolean) => {
      if (watch) return call(notifyMe, { params: { id } });
      await call(dontNotifyMe, { params: { id } });
      return { watching: false };
    },
    onSuccess: (answer) => keepAnswer(client, getNotifyMe, { params: { id }, query: {} }, answer),
  });
  const loggedIn = () => {
    setDialog(false);
    change.mutate(true);
  };
  if (data?.watching) {
    return (
      <Group justify="space-between" gap="xs" role="status">
        <Text size="sm" c="leaf" fw={600}>
          {t("notify.done")}
        </Text>
        <Button variant="subtle" size="compact-sm" loading={change.isPending} onClick={() => change.mutate(false)}>
          {t("notify.withdraw")}
        </Button>
      </Group>
    );
  }
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconBell size={18} />}
        loading={change.isPending}
        onClick={() => void forUser(() => change.mutate(true))}
      >
        {t("notify.ask")}
      </Button>
      {change.error && (
        <Text size="sm" c="red" role="alert">
          {problemText(t, change.error)}
        </Text>
      )}
      <LoginDialog opened={dialog} why="notify" onClose={() => setDialog(false)} onSuccess={loggedIn} />
    </>
  );
}
