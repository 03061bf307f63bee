import { Alert, Button, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { getTransaction, payLaterWithSepa, setupPaymentIntent } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { CardFieldsForm } from "../checkout/payment/card-fields-form.tsx";
import { useCardFields } from "../checkout/payment/use-card-fields.ts";
import { refusedText } from "../pay-plans/refusal-text.ts";
import type { OwnPayment } from "./own-payment.ts";

/** The provider tells the shop of a stored account, not the page: how often it is asked whether that has come, each second. */
const asked = 12;

/** A direct debit on the due date: its account is named now, once (domain-rules 5.1, rows 4 and 10). */
export function DebitLater({ transaction }: { transaction: OwnPayment }) {
  const { t } = useTexts(ordersTexts);
  const [naming, setNaming] = useState(false);
  if (transaction.methodStored && transaction.method === "sepa_direct_debit") {
    return (
      <Alert color="leaf" role="status">
        {t("transactions.debit.arranged")}
      </Alert>
    );
  }
  if (transaction.methodStored && !naming) return <Arrange transaction={transaction} />;
  return (
    <Stack>
      <Text>{t("transactions.debit.text")}</Text>
      {naming ? (
        <NameAccount transaction={transaction} />
      ) : (
        <Button onClick={() => setNaming(true)}>{t("transactions.debit.store")}</Button>
      )}
    </Stack>
  );
}

/** Has the payment debited on its due date, and shows what was arranged. */
function useArranged({ id }: OwnPayment) {
  const navigate = useNavigate();
  return async () => {
    await call(payLaterWithSepa, { params: { id } });
    await navigate({ to: "/transactions/$id/success", params: { id }, ignoreBlocker: true });
  };
}

function Arrange({ transaction }: { transaction: OwnPayment }) {
  const { t, language } = useTexts(ordersTexts);
  const arrange = useMutation({ mutationFn: useArranged(transaction) });
  return (
    <Stack>
      <Text>{t("transactions.debit.stored")}</Text>
      {arrange.error && <Alert color="red">{refusedText(t, language, arrange.error)}</Alert>}
      <Button onClick={() => arrange.mutate()} loading={arrange.isPending}>
        {t("transactions.debit.arrange")}
      </Button>
    </Stack>
  );
}

/** The provider's own fields: an account's number never passes through our pages. */
function NameAccount({ transaction }: { transaction: OwnPayment }) {
  const { t, language } = useTexts(ordersTexts);
  const client = useQueryClient();
  const arranged = useArranged(transaction);
  const params = { id: transaction.id };
  const fields = useCardFields(["mandate-setup", transaction.id], () =>
    call(setupPaymentIntent, { params: { ...params, m: "sepa_direct_debit" } }),
  );
  const given = useRef(false);
  const store = useMutation({
    mutationFn: async () => {
      // What was stored is not stored again where only a step after it has failed.
      if (!given.current) {
        const { error: refused } = await fields.confirm("confirmSetup");
        if (refused) return refused.message;
        given.current = true;
      }
      for (let nth = 0; nth < asked; nth += 1) {
        const now = await call(getTransaction, { params });
        if (now.methodStored) {
          await arranged();
          return undefined;
        }
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      return t("transactions.debit.late");
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryOf(getTransaction, { params }).queryKey }),
  });
  return (
    <CardFieldsForm fields={fields} pending={store.isPending} onSend={() => store.mutate()}>
      {store.data && <Alert color="red">{store.data}</Alert>}
      {store.error && <Alert color="red">{refusedText(t, language, store.error)}</Alert>}
      <Button type="submit" disabled={!fields.ready} loading={store.isPending}>
        {t("transactions.debit.arrange")}
      </Button>
    </CardFieldsForm>
  );
}
