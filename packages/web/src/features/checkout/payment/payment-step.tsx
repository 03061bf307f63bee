import { Button, Radio, Stack } from "@mantine/core";
import type { OfferedWay } from "@solvia/core/payments/methods";
import { call } from "../../../api/client.ts";
import { setTermsOfPayment } from "../../../api/endpoints.gen.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { termsTexts } from "../../../i18n/areas/terms.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Failure } from "../../../ui/states.tsx";
import { AskForCredit } from "./ask-for-credit.tsx";
import { ChoiceCard } from "../../../ui/fields/choice-card.tsx";
import { refusalText } from "../../pay-plans/refusal-text.ts";
import { useChange, type Method, type Order } from "../use-change.ts";
import { useTerms } from "./use-terms.ts";

interface PaymentProps {
  order: Order;
  method: Method;
  offered: readonly OfferedWay[];
  setMethod: (method: Method) => void;
  next: () => void;
}

/** When it is paid and how: the terms this customer has, the methods that the amount allows. */
export function PaymentStep({ order, method, offered, setMethod, next }: PaymentProps) {
  const { t, language } = useTexts(ordersTexts, termsTexts);
  const terms = useTerms(order);
  const choose = useChange((termsOfPayment: Order["termsOfPayment"]) =>
    call(setTermsOfPayment, { params: { id: order.id }, body: { termsOfPayment } }),
  );
  const textOf = ({ way, refused }: OfferedWay): string | undefined => {
    if (way === "card") return t(refused ? "checkout.cardLimit" : "checkout.cardText");
    if (refused) return refusalText(t, language, refused);
    if (way === "manual_wire_transfer") return t("checkout.wireText");
    return way === "sepa_direct_debit" ? undefined : t(`transactions.explain.${way}`);
  };
  return (
    <Stack mt="lg" gap="lg">
      <Radio.Group label={t("checkout.terms")} value={order.termsOfPayment} onChange={(value) => choose.mutate(value)}>
        <Stack mt="xs" gap="sm">
          {terms?.items.map(({ code }) => (
            <ChoiceCard
              key={code}
              value={code}
              title={t(`terms.${code}`, { defaultValue: code })}
              {...(code === order.agreedTerms && { text: t("checkout.agreedTerms") })}
            />
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
      <AskForCredit
        reasons={[...(terms?.refused ?? []), ...offered.flatMap(({ refused }) => refused ?? [])].map(
          ({ reason }) => reason,
        )}
      />
      <Radio.Group label={t("checkout.method")} value={method} onChange={setMethod}>
        <Stack mt="xs" gap="sm">
          {offered.map((one) => (
            <ChoiceCard
              key={one.way}
              value={one.way}
              title={t(`transactions.ways.${one.way}`)}
              text={textOf(one)}
              disabled={one.refused !== undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      {choose.error && <Failure error={choose.error} />}
      <Button onClick={next} loading={choose.isPending}>
        {t("checkout.next")}
      </Button>
    </Stack>
  );
}
