import { Button, Group, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { useTexts } from "../../i18n/index.ts";
import { useUser } from "../login/session.ts";
import { takeBegun } from "./begun-at.ts";
import { useStopActing } from "./use-stop-acting.ts";
import { IconUserShare } from "../../ui/icons.gen.ts";

/** On every page while an employee acts for a customer: who, for whom, and the way back. */
export function ActingBanner() {
  const { t } = useTexts(officePeopleTexts);
  const user = useUser();
  const navigate = useNavigate();
  const id = user?.id ?? "";
  const stop = useStopActing(() => {
    const href = takeBegun(id);
    return href ? navigate({ href }) : navigate({ to: "/back-office/users/$id", params: { id } });
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
