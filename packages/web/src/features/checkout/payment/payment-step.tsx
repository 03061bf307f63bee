import { Button, Radio, Stack, Text } from "@mantine/core";
import type { Way } from "@solvia/core/payments/methods";
import { call } from "../../../api/client.ts";
import { setTermsOfPayment } from "../../../api/endpoints.gen.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { termsTexts } from "../../../i18n/areas/terms.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { AskForCredit } from "./ask-for-credit.tsx";
import { ChoiceCard } from "../../../ui/fields/choice-card.tsx";
import { refusalText } from "../refusal-text.ts";
import { useChange, type Method, type Order } from "../use-change.ts";
import { useTerms } from "./use-terms.ts";

interface PaymentProps {
  order: Order;
  method: Method;
  offered: readonly Method[];
  later: readonly Way[];
  setMethod: (method: Method) => void;
  next: () => void;
}

/** When it is paid and how: the terms this customer has, the methods that the amount allows. */
export function PaymentStep({ order, method, offered, later, setMethod, next }: PaymentProps) {
  const { t, language } = useTexts(ordersTexts, termsTexts);
  const terms = useTerms(order);
  const choose = useChange((termsOfPayment: Order["termsOfPayment"]) =>
    call(setTermsOfPayment, { params: { id: order.id }, body: { termsOfPayment } }),
  );
  const byCard = offered.includes("card");
  return (
    <Stack mt="lg" gap="lg">
      <Radio.Group label={t("checkout.terms")} value={order.termsOfPayment} onChange={(value) => choose.mutate(value)}>
        <Stack mt="xs" gap="sm">
          {terms?.items.map(({ code }) => (
            <ChoiceCard key={code} value={code} title={t(`terms.${code}`, { defaultValue: code })} />
          ))}
          {terms?.refused.map(({ code, ...refused }) => (
            <ChoiceCard
              key={code}
              value={code}
              title={t(`terms.${code}`, { defaultValue: code })}
              text={refusalText(t, language, refused)}
              disabled
            />
          ))}
        </Stack>
      </Radio.Group>
      <AskForCredit reasons={terms?.refused.map(({ reason }) => reason) ?? []} />
      <Radio.Group label={t("checkout.method")} value={method} onChange={(value) => setMethod(value)}>
        <Stack mt="xs" gap="sm">
          <ChoiceCard
            value="card"
            title={t("checkout.card")}
            text={t(byCard ? "checkout.cardText" : "checkout.cardLimit")}
            disabled={!byCard}
          />
          <ChoiceCard
            value="manual_wire_transfer"
            title={t("checkout.manual_wire_transfer")}
            text={t("checkout.wireText")}
          />
        </Stack>
      </Radio.Group>
      {later.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("checkout.later", { methods: later.map((way) => t(`transactions.ways.${way}`)).join(", ") })}
        </Text>
      )}
      {choose.error && <Failure error={choose.error} />}
      <Button onClick={next} loading={choose.isPending}>
        {t("checkout.next")}
      </Button>
    </Stack>
  );
}
