import { Alert, Button, Group, Stack } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { useTexts } from "../../i18n/index.ts";
import { loadCardProvider } from "../checkout/payment/card-provider.ts";
import type { View } from "./view.ts";

/** The bank hears from its customer: a payment that waited for that goes through. */
export function Authenticate({
  clientSecret,
  publishableKey,
  scriptUrl,
  methodId,
}: NonNullable<View["authentication"]>) {
  const { t } = useTexts(subscriptionsTexts);
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: async () => {
      const provider = await loadCardProvider(scriptUrl);
      return provider(publishableKey).confirmCardPayment(clientSecret, { payment_method: methodId ?? "" });
    },
    // The provider's event brings the subscription along: what the page shows is asked anew.
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <Stack gap="xs">
      {confirm.data?.error?.message && <Alert color="red">{confirm.data.error.message}</Alert>}
      <Group>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t("subscription.authenticate")}
        </Button>
      </Group>
    </Stack>
  );
}
