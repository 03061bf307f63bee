import { Alert, Container, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getTransaction } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";

/** The provider or the buyer has said yes: what has come in, and what is awaited. */
export const TransactionSuccessPage = ({ id }: { id: string }) => (
  <RequireLogin>
    <Success id={id} />
  </RequireLogin>
);

function Success({ id }: { id: string }) {
  const { t, language } = useTexts(ordersTexts);
  const { data: transaction, error } = useQuery({
    ...queryOf(getTransaction, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.method === "card" && state.data.status !== "paid" ? 1500 : false),
  });
  if (error) return <Failure error={error} />;
  if (!transaction) return <Loading />;
  const { status, amount, orderId, orderNumber, dueDate } = transaction;
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{t(status === "paid" ? "checkout.paid" : "transactions.arranged")}</Title>
        <Text fz="lg" className="numbers">
          {t("checkout.number", { number: orderNumber })} · {money(amount, language)}
        </Text>
        {status !== "paid" && transaction.method === "card" && (
          <Alert color="leaf" role="status">
            {t("checkout.waiting")}
          </Alert>
        )}
        {status !== "paid" && dueDate && (
          <Text>
            {t("orders.due")} {date(dueDate, language)}
          </Text>
        )}
        <ButtonLink to="/profile/my-orders/$id" params={{ id: orderId }} variant="light">
          {t("checkout.toOrder")}
        </ButtonLink>
      </Stack>
    </Container>
  );
}
