import { Button, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { setApprovalLimit } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { MoneyField } from "../../ui/fields/number-fields.tsx";
import type { Held } from "../../ui/fields/read-field.tsx";
import { Form } from "../../ui/form.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";

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
  const values: { on: boolean; cents: Held } = { on: limit !== null, cents: limit ?? 500_000 };
  const form = useContractForm(setApprovalLimit, {
    values,
    input: ({ on, cents }) => ({ body: { approvalLimit: on ? Number(cents) : null } }),
    done: t("members.limitSaved"),
    failed: t("common.error"),
  });
  const { on, cents } = form.values;
  const wanted = on ? cents : null;
  return (
    <Form {...form.frame} typed={form.frame.typed && wanted !== limit}>
      <Group align="flex-end">
        <Switch label={t("members.limitOn")} mb={8} {...form.box("on")} />
        {on && (
          <MoneyField label={t("members.limitAmount")} maximum={100_000_000} w={170} {...form.getInputProps("cents")} />
        )}
        <Button
          type="submit"
          variant="default"
          loading={form.isPending}
          disabled={wanted === limit || typeof wanted === "string"}
        >
          {t("members.limitSave")}
        </Button>
      </Group>
    </Form>
  );
}
