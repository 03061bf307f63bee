import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { getCompanyCredit as credit } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { allowed } from "@solvia/core/platform/access";
import { limitWarnings } from "@solvia/core/orders/credit/limit-warnings";
import { ApiProblem, call, queryOf } from "../../../../api/client.ts";
import { getCompanyCredit, setCompanyCreditLimit } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { MoneyField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { useUser } from "../../../login/session.ts";
import { Facts } from "../../../office-kit/facts.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";

type Credit = AnswerOf<typeof credit>;

/** What a company may owe and owes, and by how many days it is late; who may, sets the limit here. */
export function CompanyCredit({ companyId, change = false }: { companyId: string; change?: boolean }) {
  const { t, language } = useTexts(officePeopleTexts);
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
          plain
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
          <LimitForm companyId={companyId} limit={limit} />
        )}
      </Stack>
    </Paper>
  );
}

/** What was typed, and the limit that stood there then. */
interface Typed {
  cents: Held;
  seen: number | null;
}

/** Sets the limit. What a colleague has set meanwhile is told with what was typed, and one of both is chosen. */
function LimitForm({ companyId, limit }: { companyId: string; limit: Credit["limit"] }) {
  const { t, language } = useTexts(officePeopleTexts);
  const client = useQueryClient();
  const stands = limit ?? null;
  const [typed, setTyped] = useState<Typed>();
  const [toConfirm, setToConfirm] = useState<{ next: number | null; seen: number | null }>();
  const write = useRecordWrite();
  const cents = typed?.cents ?? limit ?? "";
  const isOpen = cents !== (limit ?? "");
  const theirs = typed && isOpen && typed.seen !== stands && !write.isPending;
  const save = (next: number | null, seen: number | null, isConfirmed = false) => {
    const warnings = limitWarnings(seen, next);
    if (warnings.length > 0 && !isConfirmed) return setToConfirm({ next, seen });
    setToConfirm(undefined);
    const body = { limit: next, seen, confirmed: warnings.map(({ code }) => code) };
    return write.mutate(() => call(setCompanyCreditLimit, { params: { id: companyId }, body }), {
      onSuccess: () => setTyped(undefined),
      onError: (error) => {
        const raced = error instanceof ApiProblem && error.code === "version-conflict";
        if (raced) void client.invalidateQueries({ queryKey: [getCompanyCredit.path] });
      },
    });
  };
  const words = (amount: number | null) => (amount === null ? t("officePeople.credit.none") : money(amount, language));
  return (
    <Form
      noValidate
      typed={isOpen}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed && isOpen && typeof cents === "number") save(cents, typed.seen);
      }}
    >
      <Stack gap="xs">
        <Group align="flex-end">
          <MoneyField
            label={t("officePeople.credit.newLimit")}
            value={cents}
            onChange={(next) => setTyped({ cents: next, seen: typed?.seen ?? stands })}
            maximum={100_000_000_00}
            w={190}
          />
          {!theirs && (
            <Button type="submit" variant="default" loading={write.isPending} disabled={!isOpen}>
              {t("officePeople.credit.save")}
            </Button>
          )}
          {limit !== undefined && (
            <Button variant="subtle" color="red" loading={write.isPending} onClick={() => save(null, stands)}>
              {t("officePeople.credit.remove")}
            </Button>
          )}
        </Group>
        {theirs && typeof cents === "number" && (
          <Stack gap={4} role="alert">
            <Text size="sm">{t("officePeople.credit.theirs", { theirs: words(stands), mine: words(cents) })}</Text>
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={() => setTyped(undefined)}>
                {t("officePeople.credit.keep", { theirs: words(stands) })}
              </Button>
              <Button
                size="compact-sm"
                onClick={() => {
                  setTyped({ cents, seen: stands });
                  save(cents, stands);
                }}
              >
                {t("officePeople.credit.set", { mine: words(cents) })}
              </Button>
            </Group>
          </Stack>
        )}
        <Text size="sm" c="dimmed">
          {t("officePeople.credit.hint")}
        </Text>
      </Stack>
      {toConfirm && (
        <ConfirmDialog
          question={t("officePeople.credit.question", { before: words(toConfirm.seen), after: words(toConfirm.next) })}
          onClose={() => setToConfirm(undefined)}
          onConfirm={() => save(toConfirm.next, toConfirm.seen, true)}
        />
      )}
    </Form>
  );
}
