import { Anchor, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { askReturn, cancelReturn, listOrderReturns } from "../../../api/endpoints.gen.ts";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Failure, Loading, problemText } from "../../../ui/states.tsx";
import { useMay } from "../../acting/in-stead.tsx";
import { useUser } from "../../login/session.ts";
import { AskReturn, type ReturnOrder } from "./ask-return.tsx";
import { ReturnState } from "./return-state.tsx";
import { ReturnedLines, ReturnSteps, type Told } from "./return-told.tsx";

/** The returns of a delivered order, and the way to ask for one; nothing where there is neither. */
export function OrderReturns({ order }: { order: ReturnOrder }) {
  const { t } = useTexts(returnsTexts);
  const viewer = useUser()?.memberRole === "viewer";
  const may = useMay(askReturn) && !viewer;
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(queryOf(listOrderReturns, { params: { id: order.id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const offers = may && data.left.length > 0;
  if (data.items.length === 0 && !offers) return null;
  return (
    <Card withBorder component="section" aria-label={t("returns.title")}>
      <Stack gap="md" align="flex-start">
        <Title order={2} size="h4">
          {t("returns.title")}
        </Title>
        {data.items.map((request) => (
          <OneReturn key={request.id} order={order} request={request} mayChange={may} />
        ))}
        {offers && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t("returns.ask")}
          </Button>
        )}
        {asking && <AskReturn order={order} left={data.left} onClose={() => setAsking(false)} />}
      </Stack>
    </Card>
  );
}

interface OneProps {
  order: ReturnOrder;
  request: Told;
  mayChange: boolean;
}

function OneReturn({ order, request, mayChange }: OneProps) {
  const { t } = useTexts(returnsTexts);
  const [asking, setAsking] = useState(false);
  const { id, number, status, pictures, wayBack } = request;
  const { id: orderId } = order;
  const params = { id: orderId, returnId: id };
  const cancel = useMutation({
    mutationFn: () => call(cancelReturn, { params }),
    onError: (error: Error) => notifications.show({ color: "red", message: problemText(t, error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <Stack gap={6} w="100%" component="article" aria-label={t("returns.one", { number })}>
      <Group gap="xs">
        <Text fw={600}>{t("returns.one", { number })}</Text>
        <ReturnState status={status} />
      </Group>
      <ReturnedLines request={request} order={order} />
      {pictures.length > 0 && (
        <Group gap="sm">
          {pictures.map(({ name }, at) => (
            <Anchor
              key={`${at} ${name}`}
              size="sm"
              href={`/api/orders/${orderId}/return-requests/${id}/pictures/${at + 1}`}
              target="_blank"
              rel="noopener"
            >
              {name}
            </Anchor>
          ))}
        </Group>
      )}
      <ReturnSteps request={request} />
      {status === "approved" && <Text size="sm">{t(wayBack === "seller" ? "returns.wePay" : "returns.youPay")}</Text>}
      {request.mayCancel && mayChange && (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
            {t("returns.cancel")}
          </Button>
        </Group>
      )}
      {asking && (
        <ConfirmDialog
          question={t("returns.cancelAsk", { number })}
          words={{ title: t("returns.cancel"), confirm: t("returns.cancel"), cancel: t("common.close") }}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
