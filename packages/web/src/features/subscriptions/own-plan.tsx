import { Alert, Badge, Button, Group, Stack, Switch, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { cancelSubscription, changePaymentMethod, toggleAutoRenew } from "../../api/endpoints.gen.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { Refusal } from "../profile/refusal.tsx";
import { Section } from "../profile/section.tsx";
import { Authenticate } from "./authenticate.tsx";
import { Rehearsed } from "./rehearsed.tsx";
import { StoreCard } from "./store-card.tsx";
import { planNames, type Own, type View } from "./view.ts";

const colours: Readonly<Record<Own["standing"], string>> = {
  pending: "yellow",
  trial: "blue",
  active: "leaf",
  ending: "orange",
  authentication: "orange",
  past_due: "red",
  ended: "gray",
};

interface Props {
  own: Own;
  authentication: View["authentication"];
  /** Net cents that orders have cost less by it in the last twelve months. */
  saved: number;
}

/** The plan that somebody has: how it stands, what pays it, and how it is ended. */
export function OwnPlan({ own, authentication, saved }: Props) {
  const { t, language } = useTexts(subscriptionsTexts);
  const { plan, standing, charge, renewal, nextPlan, periodTo, trialExpirationDate, paidBy, status } = own;
  const lives = status !== "canceled";
  const next = standing === "past_due" || standing === "authentication" ? charge?.nextOn : undefined;
  const day = date(next ?? (standing === "ending" && trialExpirationDate ? trialExpirationDate : periodTo), language);
  const said = t(`subscription.said.${standing}`, {
    date: day,
    amount: renewal ? money(renewal.total, language) : "",
  });
  const state = (
    <Badge color={colours[standing]} variant="light" c="bright">
      {t(`subscription.state.${standing}`)}
    </Badge>
  );
  const order = charge?.orderId ?? paidBy;
  return (
    <Section title={planNames[plan]} aside={state}>
      {standing === "past_due" || standing === "authentication" ? (
        <Alert color={colours[standing]}>{said}</Alert>
      ) : (
        <Text>{said}</Text>
      )}
      {nextPlan && (
        <Text>{t("subscription.nextPlan", { date: date(periodTo, language), plan: planNames[nextPlan] })}</Text>
      )}
      {authentication && <Authenticate {...authentication} />}
      {own.rehearsal && <Rehearsed {...own.rehearsal} />}
      {lives && <Method own={own} />}
      {lives && <Renewal own={own} saved={saved} />}
      {standing === "pending" && <Unpaid own={own} />}
      {order && (
        <AnchorLink to="/profile/my-orders/$id" params={{ id: order }} size="sm">
          {t("subscription.lastOrder")}
        </AnchorLink>
      )}
    </Section>
  );
}

/** The stored card, and another in its place: what is owed is charged to it at once. */
function Method({ own: { card } }: { own: Own }) {
  const { t } = useTexts(subscriptionsTexts);
  const [changing, setChanging] = useState(false);
  const facts = card && {
    brand: card.brand === "visa" ? "Visa" : card.brand === "mastercard" ? "Mastercard" : card.brand,
    last4: card.last4,
    expires: `${String(card.expMonth).padStart(2, "0")}/${card.expYear}`,
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm">
          {t("subscription.card")}: {facts ? t("subscription.cardFacts", facts) : t("subscription.noCard")}
        </Text>
        {!changing && (
          <Button variant="default" size="xs" onClick={() => setChanging(true)}>
            {t(card ? "subscription.changeCard" : "subscription.storeCard")}
          </Button>
        )}
      </Group>
      {changing && (
        <StoreCard
          action={t("subscription.storeCard")}
          onStored={async (setupIntentId) => {
            await call(changePaymentMethod, { body: { setupIntentId } });
            setChanging(false);
          }}
          onBack={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}

interface CancelProps {
  question: string;
  /** What speaks against it. */
  against?: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before a plan is given up. */
function CancelPlan({ onConfirm, onClose, ...asked }: CancelProps) {
  const { t } = useTexts(subscriptionsTexts);
  return (
    <ConfirmDialog
      {...asked}
      words={{ title: t("subscription.cancel"), confirm: t("subscription.cancel"), cancel: t("subscription.keep") }}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    />
  );
}

/** A month that was ordered and isn't paid: it can be given up. */
function Unpaid({ own: { plan } }: { own: Own }) {
  const { t } = useTexts(subscriptionsTexts);
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({ mutationFn: () => call(cancelSubscription, {}) });
  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="subtle" color="red" c="red" size="compact-sm" onClick={() => setAsking(true)}>
        {t("subscription.cancel")}
      </Button>
      <Refusal error={cancel.error} />
      {asking && (
        <CancelPlan
          question={t("subscription.giveUpQuestion", { plan: planNames[plan] })}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

function Renewal({ own, saved }: Pick<Props, "own" | "saved">) {
  const { t, language } = useTexts(subscriptionsTexts);
  const [asking, setAsking] = useState(false);
  const toggle = useMutation({ mutationFn: () => call(toggleAutoRenew, {}) });
  const cancel = useMutation({ mutationFn: () => call(cancelSubscription, {}) });
  const { autoRenew, status, plan, periodTo, charge, canceledOn, card } = own;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Switch
          label={t("subscription.autoRenew")}
          checked={autoRenew}
          disabled={status !== "active" || charge !== undefined || toggle.isPending || (!autoRenew && !card)}
          onChange={() => toggle.mutate()}
        />
        {!(canceledOn && !autoRenew) && (
          <Button variant="subtle" color="red" c="red" size="compact-sm" onClick={() => setAsking(true)}>
            {t("subscription.cancel")}
          </Button>
        )}
      </Group>
      <Refusal error={toggle.error ?? cancel.error} />
      {asking && (
        <CancelPlan
          {...(saved > 0 && { against: [t("subscription.saved.lost", { amount: money(saved, language) })] })}
          question={t("subscription.cancelQuestion", { date: date(periodTo, language), plan: planNames[plan] })}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
