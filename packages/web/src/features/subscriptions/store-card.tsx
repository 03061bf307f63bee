import { Alert, Box, Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../api/client.ts";
import { createPaymentSetupIntent } from "../../api/endpoints.gen.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { useTexts } from "../../i18n/index.ts";
import { lacksInvoiceData } from "../checkout/invoice-data.tsx";
import { CardFieldsForm } from "../checkout/payment/card-fields-form.tsx";
import { useCardFields } from "../checkout/payment/use-card-fields.ts";
import { Refusal } from "../profile/refusal.tsx";
import { RefusedChoice } from "./refused-choice.tsx";

interface Props {
  /** What the button says. */
  action: string;
  /** What is done with the card once the provider has stored it. */
  onStored: (setupIntentId: string) => Promise<unknown>;
  onBack: () => void;
  /** How many cards were declined before: each has fields and an intent of its own. */
  attempt?: number;
  /** Why another card is asked for. */
  declined?: Error | undefined;
}

/** The provider's own fields for a card that is charged later too: its data never pass through our pages (PCI SAQ A). */
export function StoreCard({ action, onStored, onBack, attempt = 0, declined }: Props) {
  const { t } = useTexts(subscriptionsTexts);
  const fields = useCardFields(["card-setup", String(attempt)], () => call(createPaymentSetupIntent, {}));
  const stored = useRef<string>(undefined);
  const store = useMutation({
    mutationFn: async () => {
      // What was stored is not stored again where only the step after it has failed.
      if (!stored.current) {
        const { error: refused, intent: confirmed } = await fields.confirm("confirmSetup");
        if (refused) return refused.message;
        stored.current = confirmed.setupIntentId;
      }
      await onStored(stored.current);
      return undefined;
    },
  });
  const lacks = lacksInvoiceData(store.error);
  const back = (
    <Button variant="default" onClick={onBack}>
      {t("subscription.back")}
    </Button>
  );
  return (
    <>
      {/* Kept beneath: the provider's fields are mounted once, and the card is stored by now. */}
      <Box hidden={lacks !== undefined}>
        <CardFieldsForm fields={fields} pending={store.isPending} onSend={() => store.mutate()}>
          {store.data && <Alert color="red">{store.data}</Alert>}
          {!lacks && <Refusal error={store.error ?? (store.isPending ? null : (declined ?? null))} />}
          <Group>
            <Button type="submit" disabled={!fields.ready} loading={store.isPending}>
              {action}
            </Button>
            {back}
          </Group>
        </CardFieldsForm>
      </Box>
      {lacks && (
        <>
          <RefusedChoice error={lacks} onFilled={store.reset} />
          <Group>{back}</Group>
        </>
      )}
    </>
  );
}
