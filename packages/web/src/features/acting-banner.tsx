import { Button, Group, Text } from "@mantine/core";
import { IconUserShare } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../api/client.ts";
import { stopActing } from "../api/endpoints.gen.ts";
import { useTexts } from "../i18n/index.ts";
import "../i18n/office.ts";
import { useUser } from "./session.ts";

/** On every page while an employee acts for a customer: who, for whom, and the way back. */
export function ActingBanner() {
  const { t } = useTexts();
  const user = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const stop = useMutation({
    mutationFn: () => call(stopActing, {}),
    onSuccess: async () => {
      const id = user?.id ?? "";
      await client.resetQueries();
      await navigate({ to: "/back-office/users/$id", params: { id } });
    },
  });
  if (!user?.actedBy) return null;
  const customer = `${user.name} ${user.surname}`;
  return (
    <Group role="status" bg="yellow.3" c="dark.9" px="md" py={6} gap="sm" justify="center" className="acting">
      <IconUserShare size={18} aria-hidden="true" />
      <Text fw={600}>{t("officePeople.acting", { name: user.actedBy.name, customer })}</Text>
      <Button size="compact-sm" color="dark" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t("officePeople.stopActing")}
      </Button>
    </Group>
  );
}
