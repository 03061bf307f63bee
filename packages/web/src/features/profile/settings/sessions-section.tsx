import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { endSession, endSessions, listSessions } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";
import { deviceName } from "./device-name.ts";

/** Where the user is logged in, with a way out of each and of all. */
export function SessionsSection() {
  const { t, language } = useTexts(profileTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(queryOf(listSessions, {}));
  const end = useWrite((id: string) => call(endSession, { params: { id } }));
  const endAll = useWrite((keepThis: boolean) => call(endSessions, { body: { keepThis } }).then(() => keepThis), {
    onDone: (kept) => {
      if (kept) return;
      void navigate({ to: "/" }).then(() => client.resetQueries());
    },
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const nameOf = (device: string | undefined) => {
    const name = deviceName(device);
    return name ? t("settings.device", name) : t("settings.unknownDevice");
  };
  return (
    <Section title={t("settings.sessions")}>
      <Stack gap="sm" component="ul" p={0} m={0} className="plain-list">
        {data.items.map(({ id, device, createdOn, current }) => (
          <Group key={id} component="li" justify="space-between" gap="sm" className="ruled">
            <div>
              <Text fw={600}>
                {nameOf(device)}{" "}
                {current && (
                  <Badge color="leaf" variant="light" ml={6}>
                    {t("settings.thisSession")}
                  </Badge>
                )}
              </Text>
              <Text size="sm" c="dimmed">
                {t("settings.since", { date: dateAndTime(createdOn, language) })}
              </Text>
            </div>
            {!current && (
              <Button
                variant="subtle"
                color="red"
                c="red"
                loading={end.variables === id && end.isPending}
                onClick={() => end.mutate(id)}
              >
                {t("settings.endSession")}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <Group>
        {data.items.length > 1 && (
          <Button variant="default" onClick={() => endAll.mutate(true)}>
            {t("settings.endOthers")}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking(true)}>
          {t("settings.endAll")}
        </Button>
      </Group>
      {asking && (
        <ConfirmDialog
          question={t("settings.endAllQuestion")}
          onConfirm={() => endAll.mutate(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
