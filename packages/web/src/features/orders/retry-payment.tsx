import { Button, type ButtonProps } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call, keepAnswer } from "../../api/client.ts";
import { getOrder, retryOrder } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { useUser } from "../login/session.ts";

interface Props extends Pick<ButtonProps, "size" | "style"> {
  orderId: string;
  /** Whether the card form takes this page's place in the history. */
  replace?: boolean;
}

/** A new attempt of an order whose payment didn't succeed, and on to its card form. */
export function RetryPayment({ orderId, replace = false, ...look }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { id: orderId };
  const retry = useMutation({
    mutationFn: async () => {
      const order = await call(getOrder, { params });
      // The provider's refusal may be here before it has told the shop: the order still waits then.
      return order.acts.includes("retry") ? call(retryOrder, { params }) : order;
    },
    onSuccess: async (order) => {
      keepAnswer(client, getOrder, { params }, order);
      await navigate({ to: "/checkout/pay/$id", params, replace });
    },
    onError: (error) => notifications.show({ color: "red", message: problemText(t, error) }),
  });
  if (useUser()?.memberRole === "viewer") return null;
  return (
    <Button loading={retry.isPending} onClick={() => retry.mutate()} {...look}>
      {t("common.retry")}
    </Button>
  );
}
