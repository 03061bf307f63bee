import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { CardIntent } from "@solvia/core/contract/shapes/order";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { CardFieldsForm } from "./card-fields-form.tsx";
import { useCardFields } from "./use-card-fields.ts";

/** The provider's word for fields that are not filled in: nothing was tried, and they can be put right here. */
const incomplete = "validation_error";

interface Props {
  /** What is paid: names the intent, so that it is asked for once. */
  subject: string;
  createIntent: () => Promise<z.output<typeof CardIntent>>;
  /** The provider has answered; whether it is paid, the webhook decides. */
  onAnswer: (declined: boolean) => void;
}

/** The provider's own card fields: card data never pass through our pages (PCI SAQ A). */
export function CardForm({ subject, createIntent, onAnswer }: Props) {
  const { t, language } = useTexts(ordersTexts);
  const client = useQueryClient();
  const fields = useCardFields(["card-intent", subject], createIntent);
  const pay = useMutation({
    mutationFn: () => fields.confirm("confirmPayment"),
    onSuccess: async ({ error: refusal }) => {
      if (refusal?.type === incomplete) return;
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "card-intent" });
      onAnswer(Boolean(refusal));
    },
  });
  const wrong = pay.data?.error;
  const refused = wrong?.type === incomplete ? wrong.message : pay.error && t("checkout.failed");
  return (
    <CardFieldsForm fields={fields} pending={pay.isPending} onSend={() => pay.mutate()}>
      {refused && <Alert color="red">{refused}</Alert>}
      <Button type="submit" size="lg" disabled={!fields.ready} loading={pay.isPending}>
        {t("checkout.payNow")} {fields.intent && money(fields.intent.amount, language)}
      </Button>
    </CardFieldsForm>
  );
}
