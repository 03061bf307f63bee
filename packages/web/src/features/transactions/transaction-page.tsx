import { Alert, Button, Card, Container, Radio, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Way } from "@solvia/core/payments/methods";
import { call, queryOf } from "../../api/client.ts";
import {
  createPaymentIntent,
  getSofortRedirectUrl,
  getTransaction,
  listWaysToPay,
  pausePay,
  payLater,
  payOffline,
  payWithBankReceipt,
} from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Leaving } from "../../ui/leaving.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { fieldErrors, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { TransactionCoupon } from "../coupons/transaction-coupon.tsx";
import { CardForm } from "../checkout/payment/card-form.tsx";
import { toDeclined } from "../checkout/payment/declined.ts";
import { AskForCredit } from "../checkout/payment/ask-for-credit.tsx";
import { refusalText, refusedText } from "../pay-plans/refusal-text.ts";
import { BankDetails } from "../orders/paying/bank-details.tsx";
import { CustomersOwn } from "../acting/in-stead.tsx";
import { RetryPayment } from "../orders/retry-payment.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { TransactionVatChoice } from "../vat/vat-choice.tsx";
import { dueWord, transactionWord } from "../orders/labels.tsx";
import { Debited } from "./debited.tsx";
import { ByDebit } from "./by-debit.tsx";
import type { OwnPayment as Transaction } from "./own-payment.ts";

interface Props {
  id: string;
  /** The way that was chosen before, in checkout. */
  way: Way | undefined;
}

export const TransactionPage = ({ id, way }: Props) => (
  <RequireLogin>
    <OneTransaction id={id} way={way} />
  </RequireLogin>
);

function OneTransaction({ id, way }: Props) {
  const { t, language } = useTexts(ordersTexts);
  const { data: transaction, error } = useQuery(queryOf(getTransaction, { params: { id } }));
  if (error) return <Failure error={error} />;
  if (!transaction) return <Waiting shape="record" />;
  const { amount, status, orderNumber, orderId, settledOn, refunded = 0 } = transaction;
  return (
    <Container size="sm" py="lg">
      <AnchorLink to="/profile/my-orders/$id" params={{ id: orderId }} size="sm">
        {t("checkout.number", { number: orderNumber })}
      </AnchorLink>
      <Title order={1} mt="xs" className="numbers">
        {money(amount, language)}
      </Title>
      <Text mb="lg" c="dimmed">
        {transactionWord(t, transaction)} · {t(`method.${transaction.method}`)}
        {dueWord(t, language, transaction) && ` · ${dueWord(t, language, transaction)}`}
        {refunded > 0 && ` · ${t("orders.returnedOf", { money: money(refunded, language) })}`}
        {settledOn && ` · ${date(settledOn, language)}`}
      </Text>
      {status === "pending_payment" && (
        <Stack gap="lg">
          {transaction.couponOpen && (
            <Card withBorder>
              <TransactionCoupon key={id} transaction={transaction} />
            </Card>
          )}
          <TransactionVatChoice key={`vat/${id}`} id={id} />
          {transaction.bankMandate ? (
            <Debited mandate={transaction.bankMandate}>
              <Pay transaction={transaction} begin={way} />
            </Debited>
          ) : (
            <Pay transaction={transaction} begin={way} />
          )}
        </Stack>
      )}
      {status === "processing_payment" && (
        <Alert color="leaf">{dueWord(t, language, transaction) ?? t("checkout.waiting")}</Alert>
      )}
      {status === "failed" && <RetryPayment orderId={orderId} />}
    </Container>
  );
}

const calledBy = {
  card: createPaymentIntent,
  manual_wire_transfer: payOffline,
  sofort: createPaymentIntent,
  sepa_direct_debit: createPaymentIntent,
  pause_pay: pausePay,
  bank_receipt: payWithBankReceipt,
  later: payLater,
} as const;

/** The ways that are open to this buyer, those that are refused for this payment with the reason (domain-rules 4.6). */
function Pay({ transaction, begin }: { transaction: Transaction; begin: Way | undefined }) {
  const { t, language } = useTexts(ordersTexts);
  const { data, error } = useQuery(queryOf(listWaysToPay, { params: { id: transaction.id } }));
  const [way, setWay] = useState(begin);
  if (error) return <Failure error={error} />;
  if (!data) return <Waiting shape="record" />;
  if (data.items.length === 0) return <Text>{t("problem.invalid-transition")}</Text>;
  const allowed = data.items.filter(({ refused }) => !refused).map((one) => one.way);
  const chosen = [way, transaction.method, allowed[0]].find((one) => allowed.some((may) => may === one)) as Way;
  return (
    <Stack gap="lg">
      <Radio.Group label={t("checkout.method")} value={chosen} onChange={setWay}>
        <Stack mt="xs" gap="sm">
          {data.items.map(({ way: name, refused }) => (
            <Radio
              key={name}
              value={name}
              label={t(`transactions.ways.${name}`)}
              disabled={refused !== undefined}
              description={refused && refusalText(t, language, refused)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <AskForCredit reasons={data.items.flatMap(({ refused }) => refused?.reason ?? [])} />
      <CustomersOwn key={chosen} needs={calledBy[chosen]}>
        <Chosen way={chosen} transaction={transaction} delayed={allowed.includes("later")} />
      </CustomersOwn>
    </Stack>
  );
}

interface ChosenProps {
  way: Way;
  transaction: Transaction;
  /** Its terms let it be paid later. */
  delayed: boolean;
}

function Chosen({ way, transaction, delayed }: ChosenProps) {
  const navigate = useNavigate();
  const { id, orderId } = transaction;
  if (way === "manual_wire_transfer") return <BankDetails transactionId={id} />;
  if (way === "card" || way === "sepa_direct_debit") {
    const atOnce = (
      <Card withBorder>
        <CardForm
          key={way}
          subject={`${id}/${way}`}
          createIntent={() => call(createPaymentIntent, { params: { id, m: way } })}
          onAnswer={(declined) =>
            void (declined
              ? navigate(toDeclined(orderId))
              : navigate({ to: "/transactions/$id/success", params: { id } }))
          }
        />
      </Card>
    );
    return way === "sepa_direct_debit" && delayed ? <ByDebit transaction={transaction} atOnce={atOnce} /> : atOnce;
  }
  if (way === "sofort") return <ToBank orderId={orderId} />;
  return <Arrange way={way} transaction={transaction} />;
}

/** On the page of the buyer's own bank, which leads back to ours. */
function ToBank({ orderId }: { orderId: string }) {
  const { t, language } = useTexts(ordersTexts);
  const go = useMutation({
    mutationFn: () => call(getSofortRedirectUrl, { params: { id: orderId } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <Stack>
      <Text>{t("transactions.explain.sofort")}</Text>
      {go.error && <Alert color="red">{refusedText(t, language, go.error)}</Alert>}
      <Button onClick={() => go.mutate()} loading={go.isPending || go.isSuccess}>
        {t("transactions.toBank")}
      </Button>
    </Stack>
  );
}

/** Ways that are settled at the due date: chosen here, paid later. */
function Arrange({ way, transaction }: { way: "pause_pay" | "bank_receipt" | "later"; transaction: Transaction }) {
  const { t, language } = useTexts(ordersTexts);
  const navigate = useNavigate();
  const [iban, setIban] = useState("");
  const params = { id: transaction.id };
  const arrange = useMutation({
    mutationFn: () => {
      if (way === "bank_receipt") return call(payWithBankReceipt, { params, body: { iban } });
      return way === "later" ? call(payLater, { params }) : call(pausePay, { params });
    },
    onSuccess: async () => {
      await navigate({ to: "/transactions/$id/success", params, ignoreBlocker: true });
    },
  });
  const error = arrange.error && (fieldErrors(t, arrange.error)["iban"] ?? refusedText(t, language, arrange.error));
  return (
    <Stack>
      <Leaving dirty={iban !== ""} />
      <Text>{t(`transactions.explain.${way}`)}</Text>
      {way === "bank_receipt" && (
        <TextInput label="IBAN" value={iban} onChange={(event) => setIban(event.currentTarget.value)} error={error} />
      )}
      {way !== "bank_receipt" && error && <Alert color="red">{error}</Alert>}
      <Button onClick={() => arrange.mutate()} loading={arrange.isPending}>
        {t("common.confirm")}
      </Button>
    </Stack>
  );
}
