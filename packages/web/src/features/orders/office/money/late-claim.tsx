import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { getLateClaim as claim } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { romeDate } from "@solvia/core/platform/time";
import { queryOf } from "../../../../api/client.ts";
import { getLateClaim } from "../../../../api/endpoints.gen.ts";
import { officeMoneyTexts } from "../../../../i18n/areas/office-money.ts";
import { date, money, percent } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { PercentField } from "../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../ui/fields/read-field.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import type { Order } from "../use-order-write.ts";

type Claim = AnswerOf<typeof claim>;

const wasLate = ({ dueDate, settledOn }: Order["transactions"][number]): boolean =>
  dueDate !== undefined && dueDate < (settledOn ?? romeDate(new Date()));

/** What a company that pays late owes beside the price, worked out for a day; nothing is charged by it. */
export function LateClaim({ order }: { order: Order }) {
  const { t } = useTexts(officeMoneyTexts);
  const [open, setOpen] = useState(false);
  if (!order.companyId || !order.transactions.some(wasLate)) return null;
  return (
    <Group>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t("officeMoney.late.title")}
      </Button>
      {open && <Computed orderId={order.id} onClose={() => setOpen(false)} />}
    </Group>
  );
}

function Computed({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTexts(officeMoneyTexts);
  const [on, setOn] = useState<string>();
  const [rate, setRate] = useState<Held>("");
  const query = { ...(on && { on }), ...(typeof rate === "number" && { referenceRate: rate }) };
  const { data, error } = useQuery(queryOf(getLateClaim, { params: { id: orderId }, query }));
  // Once it was asked for it stays, also when it is answered.
  const asksRate = rate !== "" || (data?.unknown.length ?? 0) > 0;
  return (
    <Dialog title={t("officeMoney.late.title")} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("officeMoney.late.hint")}
        </Text>
        <TextInput
          type="date"
          label={t("officeMoney.late.on")}
          value={on ?? data?.on ?? ""}
          onChange={(event) => setOn(event.currentTarget.value || undefined)}
        />
        {asksRate && (
          <PercentField
            label={t("officeMoney.late.rate")}
            description={t("officeMoney.late.rateHint")}
            value={rate}
            onChange={setRate}
            maximum={5000}
          />
        )}
        {error ? <Failure error={error} /> : data ? <Sums claim={data} /> : <Waiting shape="record" />}
      </Stack>
    </Dialog>
  );
}

function Sums({ claim: { none, payments, unknown, interest, compensation, total } }: { claim: Claim }) {
  const { t, language } = useTexts(officeMoneyTexts);
  if (none) return <Text size="sm">{t(`officeMoney.late.none.${none}`)}</Text>;
  const halfWord = (half: string) => t("officeMoney.late.half", { half: half.slice(-1), year: half.slice(0, 4) });
  return (
    <Stack gap={4} className="numbers">
      {payments.map(({ seq, amount, dueOn, paidOn, days, parts }) => (
        <div key={seq}>
          <Text size="sm">
            {t(paidOn ? "officeMoney.late.wasLate" : "officeMoney.late.isLate", {
              money: money(amount, language),
              date: date(dueOn, language),
              paid: paidOn ? date(paidOn, language) : "",
              count: days,
            })}
          </Text>
          {parts.map(({ half, days: some, rate, interest: cents }) => (
            <Text key={half} size="sm" c="dimmed">
              {halfWord(half)}:{" "}
              {rate === undefined || cents === undefined
                ? t("officeMoney.late.unknown", { count: some })
                : t("officeMoney.late.part", {
                    count: some,
                    rate: percent(rate, language),
                    money: money(cents, language),
                  })}
            </Text>
          ))}
        </div>
      ))}
      <Text size="sm">{t("officeMoney.late.interest", { money: money(interest, language) })}</Text>
      <Text size="sm">{t("officeMoney.late.compensation", { money: money(compensation, language) })}</Text>
      <Text fw={600}>{t("officeMoney.late.total", { money: money(total, language) })}</Text>
      {unknown.length > 0 && (
        <Text size="sm" role="alert" c="red">
          {t("officeMoney.late.missing", { halves: unknown.map(halfWord).join(", ") })}
        </Text>
      )}
    </Stack>
  );
}
