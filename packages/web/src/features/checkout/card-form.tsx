import { Alert, Button, Stack } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/client.ts";
import { createOrderIntent } from "../../api/endpoints.gen.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { loadCardProvider, type Elements } from "./card-provider.ts";

/** The provider's own card fields: card data never pass through our pages (PCI SAQ A). */
export function CardForm({ orderId }: { orderId: string }) {
  const { t, language } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<Elements>(undefined);
  const [ready, setReady] = useState(false);
  const intent = useQuery({
    queryKey: [createOrderIntent.path, orderId],
    queryFn: () => call(createOrderIntent, { params: { id: orderId } }),
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
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== createOrderIntent.path });
      await navigate({ to: error ? "/checkout/failed/$id" : "/checkout/success/$id", params: { id: orderId } });
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
