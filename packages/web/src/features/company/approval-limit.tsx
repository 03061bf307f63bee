import { Button, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { setApprovalLimit } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { MoneyField } from "../../ui/fields/number-fields.tsx";
import type { Held } from "../../ui/fields/read-field.tsx";
import { Leaving } from "../../ui/leaving.tsx";
import { useMembersWrite } from "./use-members-write.ts";

interface Props {
  /** Cents; null: buyers order alone. */
  limit: number | null;
  manages: boolean;
}

/** Above which amount a buyer's order waits for an owner. */
export function ApprovalLimit({ limit, manages }: Props) {
  const { t, language } = useTexts(peopleTexts);
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h3">
          {t("members.limit")}
        </Title>
        <Text c="dimmed">{t("members.limitText")}</Text>
      </div>
      {manages ? (
        <LimitForm limit={limit} />
      ) : (
        <Text>
          {limit === null ? t("members.limitNone") : t("members.limitNow", { amount: money(limit, language) })}
        </Text>
      )}
    </Stack>
  );
}

function LimitForm({ limit }: { limit: number | null }) {
  const { t } = useTexts(peopleTexts);
  const [asked, setAsked] = useState(limit !== null);
  const [cents, setCents] = useState<Held>(limit ?? 500_000);
  const save = useMembersWrite(
    (approvalLimit: number | null) => call(setApprovalLimit, { body: { approvalLimit } }),
    () => t("members.limitSaved"),
  );
  const wanted = asked ? cents : null;
  return (
    <Group align="flex-end">
      <Leaving dirty={wanted !== limit} />
      <Switch
        label={t("members.limitOn")}
        checked={asked}
        onChange={(event) => setAsked(event.currentTarget.checked)}
        mb={8}
      />
      {asked && (
        <MoneyField label={t("members.limitAmount")} value={cents} onChange={setCents} maximum={100_000_000} w={170} />
      )}
      <Button
        variant="default"
        loading={save.isPending}
        disabled={wanted === limit || typeof wanted === "string"}
        onClick={() => typeof wanted !== "string" && save.mutate(wanted)}
      >
        {t("members.limitSave")}
      </Button>
    </Group>
  );
}
