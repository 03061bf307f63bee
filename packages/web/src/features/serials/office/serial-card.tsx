import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { SerialAction } from "@solvia/core/serials/serial";
import { officeSerialsTexts } from "../../../i18n/areas/office-serials.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { History } from "../../audit/audit-entries.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { actsOf, type OfficeSerial } from "./serial.ts";

/** What may be done with a piece, what was said to become of it, and who has changed it. */
export function SerialCard({ serial }: { serial: OfficeSerial }) {
  const { t, language } = useTexts(officeSerialsTexts);
  const [asked, setAsked] = useState<SerialAction>();
  const acts = actsOf(serial);
  return (
    <Stack gap="sm">
      {serial.scannedFor && <Text size="sm">{t("officeSerials.scannedFor")}</Text>}
      {acts.length > 0 && (
        <Group gap="xs">
          {acts.map((action) => (
            <Button
              key={action}
              size="compact-sm"
              variant="default"
              {...(action === "scrap" && { c: "red" })}
              onClick={() => setAsked(action)}
            >
              {t(`officeSerials.acts.${action}`)}
            </Button>
          ))}
        </Group>
      )}
      {serial.acts?.toReversed().map(({ action, reason, on }) => (
        <Text key={`${on}${action}`} size="sm">
          {`${dateAndTime(on, language)} · ${t(`officeSerials.done.${action}`)}: ${reason}`}
        </Text>
      ))}
      <Title order={3} size="h5">
        {t("officeSerials.history")}
      </Title>
      <History kind="serials" entityId={serial.code} />
      {asked && <ActDialog serial={serial} action={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
