import { Alert, Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { changePaymentMethod, createPaymentSetupIntent } from "../../api/endpoints.gen.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { loadCardProvider } from "../checkout/payment/card-provider.ts";
import { Refusal } from "../profile/refusal.tsx";
import type { Own } from "./view.ts";

/** What will keep the next month from being paid, said before it fails: the bank hears from its customer here, another card is stored below. */
export function Rehearsed({ outcome, methodId, renewsOn }: NonNullable<Own["rehearsal"]>) {
  const { t, language } = useTexts(subscriptionsTexts);
  const confirm = useMutation({
    mutationFn: async () => {
      const { setupIntentId, clientSecret, publishableKey, scriptUrl } = await call(createPaymentSetupIntent, {});
      const provider = await loadCardProvider(scriptUrl);
      const { error } = await provider(publishableKey).confirmCardSetup(clientSecret, {
        payment_method: methodId ?? "",
      });
      if (error) return error.message;
      await call(changePaymentMethod, { body: { setupIntentId } });
      return undefined;
    },
  });
  return (
    <Alert color="orange">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t(`subscription.rehearsed.${outcome}`, { date: date(renewsOn, language) })}</Text>
        {confirm.data && <Text size="sm">{confirm.data}</Text>}
        <Refusal error={confirm.error} />
        {outcome === "authentication" && (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t("subscription.authenticate")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
