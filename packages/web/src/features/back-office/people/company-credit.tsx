import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { getCompanyCredit as credit } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { allowed } from "@solvia/core/platform/access";
import { limitWarnings } from "@solvia/core/orders/credit/limit-warnings";
import { call, queryOf } from "../../../api/client.ts";
import { getCompanyCredit, setCompanyCreditLimit } from "../../../api/endpoints.gen.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { MoneyField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Failure } from "../../../ui/states.tsx";
import { useUser } from "../../session.ts";
import { Facts } from "./facts.tsx";
import { useRecordWrite } from "./use-record-write.ts";

type Credit = AnswerOf<typeof credit>;

/** What a company may owe and owes, and by how many days it is late; who may, sets the limit here. */
export function CompanyCredit({ companyId, change = false }: { companyId: string; change?: boolean }) {
  const { t, language } = useTexts();
  const colleague = useUser() ?? undefined;
  const { data, error, refetch } = useQuery(queryOf(getCompanyCredit, { params: { id: companyId } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const { limit, exposure, overdueDays, overdueOrder = "" } = data;
  const late = t("officePeople.credit.late", { count: overdueDays, number: overdueOrder });
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t("officePeople.credit.title")}
        </Title>
        <Facts
          facts={[
            [
              t("officePeople.credit.limit"),
              limit === undefined ? t("officePeople.credit.none") : money(limit, language),
            ],
            [t("officePeople.credit.exposure"), money(exposure, language)],
            [t("officePeople.credit.overdue"), overdueDays > 0 ? late : t("officePeople.credit.onTime")],
          ]}
        />
        {change && allowed(setCompanyCreditLimit.access, colleague) && (
          <LimitForm key={limit} companyId={companyId} limit={limit} />
        )}
      </Stack>
    </Paper>
  );
}

function LimitForm({ companyId, limit }: { companyId: string; limit: Credit["limit"] }) {
  const { t, language } = useTexts();
  const [cents, setCents] = useState<Held>(limit ?? "");
  const [asked, setAsked] = useState<number | null>();
  const write = useRecordWrite([getCompanyCredit]);
  const save = (next: number | null, isConfirmed = false) => {
    const warnings = limitWarnings(limit, next);
    if (warnings.length > 0 && !isConfirmed) return setAsked(next);
    setAsked(undefined);
    const body = { limit: next, seen: limit ?? null, confirmed: warnings.map(({ code }) => code) };
    return write.mutate(() => call(setCompanyCreditLimit, { params: { id: companyId }, body }));
  };
  const words = (amount: number | null) => (amount === null ? t("officePeople.credit.none") : money(amount, language));
  return (
    <Form
      noValidate
      typed={cents !== (limit ?? "")}
      onSubmit={(event) => {
        event.preventDefault();
        if (typeof cents !== "number" || cents === limit) return;
        save(cents);
      }}
    >
      <Stack gap="xs">
        <Group align="flex-end">
          <MoneyField
            label={t("officePeople.credit.newLimit")}
            value={cents}
            onChange={setCents}
            maximum={100_000_000_00}
            w={190}
          />
          <Button type="submit" variant="default" loading={write.isPending} disabled={cents === (limit ?? "")}>
            {t("officePeople.credit.save")}
          </Button>
          {limit !== undefined && (
            <Button variant="subtle" color="red" loading={write.isPending} onClick={() => save(null)}>
              {t("officePeople.credit.remove")}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dark.3">
          {t("officePeople.credit.hint")}
        </Text>
      </Stack>
      {asked !== undefined && (
        <ConfirmDialog
          question={t("officePeople.credit.question", { before: words(limit ?? null), after: words(asked) })}
          onClose={() => setAsked(undefined)}
          onConfirm={() => save(asked, true)}
        />
      )}
    </Form>
  );
}
