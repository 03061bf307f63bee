import { Alert, Button, Stack } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod";
import type { CardIntent } from "@solvia/core/contract/shapes/order";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { loadCardProvider, type Elements } from "./card-provider.ts";

interface Props {
  /** What is paid: names the intent, so that it is asked for once. */
  subject: string;
  createIntent: () => Promise<z.output<typeof CardIntent>>;
  /** The provider has answered; whether it is paid, the webhook decides. */
  onAnswer: (declined: boolean) => void;
}

/** The provider's own card fields: card data never pass through our pages (PCI SAQ A). */
export function CardForm({ subject, createIntent, onAnswer }: Props) {
  const { t, language } = useTexts();
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<Elements>(undefined);
  const [ready, setReady] = useState(false);
  const intent = useQuery({
    queryKey: ["card-intent", subject],
    queryFn: createIntent,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    const { data } = intent;
    if (!data || !place.current || elements.current) return;
    void loadCardProvider(data.scriptUrl).then((provider) => {
      const card = provider(data.publishableKey);
      const group = card.elements({ clientSecret: data.clientSecret });
      if (place.current) group.create("payment").mount(place.current);
      elements.current = group;
      setReady(true);
    });
  }, [intent]);
  const pay = useMutation({
    mutationFn: async () => {
      const { data } = intent;
      if (!data || !elements.current) throw new Error("not ready");
      const provider = await loadCardProvider(data.scriptUrl);
      return provider(data.publishableKey).confirmPayment({ elements: elements.current, redirect: "if_required" });
    },
    onSuccess: async ({ error }) => {
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "card-intent" });
      onAnswer(Boolean(error));
    },
  });
  if (intent.error) return <Failure error={intent.error} />;
  if (!intent.data) return <Loading />;
  return (
    <Stack>
      <div ref={place} />
      {pay.error && <Alert color="red">{t("checkout.failed")}</Alert>}
      <Button size="lg" disabled={!ready} loading={pay.isPending} onClick={() => pay.mutate()}>
        {t("checkout.payNow")} {money(intent.data.amount, language)}
      </Button>
    </Stack>
  );
}
