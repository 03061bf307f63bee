import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "../../api/client.ts";
import { choosePlan } from "../../api/endpoints.gen.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { StoreCard } from "./store-card.tsx";
import { PlanConditions } from "./plan-conditions.tsx";
import { Documents } from "./documents.tsx";
import { PlanSums } from "./plan-sums.tsx";
import { RefusedChoice } from "./refused-choice.tsx";
import type { Choice } from "./view.ts";

interface Props {
  choice: Choice & { act: Exclude<Choice["act"], "keep"> };
  hasCard: boolean;
  onDone: () => void;
}

const isDeclined = (error: Error | null): boolean => error instanceof ApiProblem && error.code === "payment-declined";

/** What choosing this plan means, to the cent and with the documents that follow, before anybody agrees to it. */
export function PlanChoice({ choice, hasCard, onDone }: Props) {
  const { t, language } = useTexts(subscriptionsTexts);
  const [other, setOther] = useState(false);
  const [declined, setDeclined] = useState<{ times: number; last?: Error }>({ times: 0 });
  const { act, plan, priceId, net, vat, total } = choice;
  const choose = useMutation({
    mutationFn: (setupIntentId?: string) =>
      call(choosePlan, {
        params: { a: plan, b: priceId },
        body: { setupIntentId, expectedTotal: total },
      }),
    onSuccess: onDone,
    // The card that was stored is the one that the bank declined: another is asked for, in fields of its own.
    onError: (error) => {
      if (!isDeclined(error)) return;
      setDeclined(({ times }) => ({ times: times + 1, last: error }));
      setOther(true);
    },
  });
  const action =
    act === "try"
      ? t("subscription.begin")
      : total > 0
        ? t("subscription.pay", { amount: money(total, language) })
        : t("subscription.confirm");
  // A downgrade charges nothing today, but its months are paid by a card.
  const needsCard = !hasCard || (act !== "downgrade" && other);
  return (
    <Stack gap="sm">
      <Means choice={choice} />
      {total > 0 && <PlanSums label={t("subscription.total")} net={net} vat={vat} total={total} />}
      <Documents documents={choice.documents} />
      {act !== "downgrade" && <PlanConditions />}
      {needsCard ? (
        <StoreCard
          key={declined.times}
          attempt={declined.times}
          declined={declined.last}
          action={action}
          onStored={(setupIntentId) => choose.mutateAsync(setupIntentId)}
          onBack={onDone}
        />
      ) : (
        <>
          <RefusedChoice error={choose.error} onFilled={choose.reset} />
          <Group>
            <Button loading={choose.isPending} onClick={() => choose.mutate(undefined)}>
              {action}
            </Button>
            {act !== "downgrade" && (
              <Button variant="subtle" onClick={() => setOther(true)}>
                {t("subscription.changeCard")}
              </Button>
            )}
            <Button variant="default" onClick={onDone}>
              {t("subscription.back")}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

/** What is charged today, from when the plan runs, what becomes of what ran before, and whether it renews. */
function Means({ choice: { act, leaves, total, monthly, from, to, renews, turnsRenewalOn } }: Pick<Props, "choice">) {
  const { t, language } = useTexts(subscriptionsTexts);
  const amount = money(monthly, language);
  const day = date(act === "downgrade" ? from : to, language);
  return (
    <Stack gap={4}>
      <Text size="sm">
        {leaves
          ? t(`subscription.terms.upgrade.${leaves.what}`, {
              amount: money(total, language),
              from: date(from, language),
              to: day,
              until: date(leaves.until, language),
            })
          : t(`subscription.terms.${act === "upgrade" ? "start" : act}`, { date: day, amount })}
      </Text>
      {turnsRenewalOn && <Text size="sm">{t("subscription.terms.turnsOn", { date: day, amount })}</Text>}
      {leaves && (
        <Text size="sm">
          {t(renews ? "subscription.terms.renews" : "subscription.terms.ends", { date: day, amount })}
        </Text>
      )}
    </Stack>
  );
}
