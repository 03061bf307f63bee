import { Alert, Button, Stack } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod";
import type { CardIntent } from "@solvia/core/contract/shapes/order";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { fieldsLanguage, loadCardProvider, type Elements } from "./card-provider.ts";

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
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<Elements>(undefined);
  const [ready, setReady] = useState(false);
  const [lost, setLost] = useState<unknown>();
  const intent = useQuery({
    queryKey: ["card-intent", subject],
    queryFn: createIntent,
    staleTime: Number.POSITIVE_INFINITY,
    // A later attempt has an intent of its own: the one of a form that was left is never taken up again.
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    const { data } = intent;
    if (!data || !place.current || elements.current) return;
    loadCardProvider(data.scriptUrl).then((provider) => {
      const card = provider(data.publishableKey);
      const group = card.elements({ clientSecret: data.clientSecret, locale: fieldsLanguage(language) });
      if (place.current) group.create("payment").mount(place.current);
      elements.current = group;
      setReady(true);
    }, setLost);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fields keep the language in which they came
  }, [intent]);
  const pay = useMutation({
    mutationFn: async () => {
      const { data } = intent;
      if (!data || !elements.current) throw new Error("not ready");
      const provider = await loadCardProvider(data.scriptUrl);
      return provider(data.publishableKey).confirmPayment({ elements: elements.current, redirect: "if_required" });
    },
    onSuccess: async ({ error }) => {
      if (error?.type === incomplete) return;
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "card-intent" });
      onAnswer(Boolean(error));
    },
  });
  if (intent.error) return <Failure error={intent.error} />;
  if (lost) return <Failure error={lost} />;
  if (!intent.data) return <Loading />;
  const wrong = pay.data?.error;
  const refused = wrong?.type === incomplete ? wrong.message : pay.error && t("checkout.failed");
  return (
    <Form
      typed={false}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !pay.isPending) pay.mutate();
      }}
    >
      <Stack>
        <div ref={place} />
        {refused && <Alert color="red">{refused}</Alert>}
        <Button type="submit" size="lg" disabled={!ready} loading={pay.isPending}>
          {t("checkout.payNow")} {money(intent.data.amount, language)}
        </Button>
      </Stack>
    </Form>
  );
}
