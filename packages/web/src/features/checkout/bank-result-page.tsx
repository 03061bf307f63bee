import { Alert, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { queryOf } from "../../api/client.ts";
import { getSourceStatus } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { toDeclined } from "./payment/declined.ts";

/** How often it is asked (ms), and how many times: half a minute. */
const everyMs = 1500;
const most = 20;

/** Back from the bank: how the payment stands, as it is booked; a bank that takes its time is said to. */
export const BankResultPage = ({ sourceId }: { sourceId: string }) => (
  <RequireLogin why="order">
    <BankResult sourceId={sourceId} />
  </RequireLogin>
);

function BankResult({ sourceId }: { sourceId: string }) {
  const { t } = useTexts(ordersTexts);
  const { data, error, refetch } = useQuery({
    ...queryOf(getSourceStatus, { params: { sourceId } }),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data: now, dataUpdateCount } }) =>
      (now?.state === "open" || now?.state === "processing") && dataUpdateCount < most ? everyMs : false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { orderId, state } = data;
  if (state === "failed") return <Navigate {...toDeclined(orderId)} />;
  if (state === "paid") return <Navigate to="/checkout/success/$id" params={{ id: orderId }} replace />;
  return (
    <Container size="sm" py="xl">
      <Stack>
        <Title order={1}>{t(`transactions.atBank.${state}`)}</Title>
        <Alert color="leaf" role="status">
          {t(`transactions.atBank.${state}Text`)}
        </Alert>
        <Text>{t("checkout.mailed")}</Text>
        <Group>
          <ButtonLink to="/profile/my-orders/$id" params={{ id: orderId }} variant="light">
            {t("checkout.toOrder")}
          </ButtonLink>
        </Group>
      </Stack>
    </Container>
  );
}
