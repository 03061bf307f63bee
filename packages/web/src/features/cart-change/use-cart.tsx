import { Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem, call, queryOf } from "../../api/client.ts";
import { addToOpenOrder, getOpenOrder } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { keepCart } from "./keep-cart.ts";
import { ofCart } from "../../api/of-cart.ts";

type Put = Awaited<ReturnType<typeof put>>;
const put = (params: { id: string; n: number }) => call(addToOpenOrder, { params });

interface Options {
  announce?: () => void;
  /** Whether doing it twice does no more than once: what got lost on its way is then sent again. */
  isRepeatable?: boolean;
}

const isLostOffline = (error: Error): boolean =>
  error instanceof ApiProblem && error.code === "no-connection" && !onlineManager.isOnline();

function useCartChange<Wanted>(
  change: (wanted: Wanted) => Promise<Put>,
  { announce, isRepeatable = false }: Options = {},
) {
  const { t } = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...ofCart,
    retry: (_, error) => isRepeatable && isLostOffline(error),
    onSuccess: (order) => {
      keepCart(client, order);
      announce?.();
    },
    onError: (error) => notifications.show({ color: "red", message: <Text>{problemText(t, error)}</Text> }),
  });
}

/** Makes a line of the cart hold n pieces. */
export const useSetQuantity = () => useCartChange(put, { isRepeatable: true });

export interface Pieces {
  productId: string;
  priceId: string;
  pieces: number;
}

/** Puts pieces to those that the cart has of each product already; a toast of three seconds leads there (spec 8). */
export function useAddToCart() {
  const { t } = useTexts();
  const client = useQueryClient();
  const add = async (wanted: readonly Pieces[]) => {
    let order = await client.fetchQuery({ ...queryOf(getOpenOrder, {}), staleTime: 0 });
    for (const { productId, priceId, pieces } of wanted) {
      const there = order.lines.find((line) => line.productId === productId)?.quantity ?? 0;
      // oxlint-disable-next-line no-await-in-loop -- the cart takes one change at a time
      order = await put({ id: priceId, n: there + pieces });
    }
    return order;
  };
  return useCartChange(add, {
    announce: () =>
      notifications.show({
        color: "leaf",
        title: t("product.added"),
        message: <AnchorLink to="/forklift">{t("product.toCart")}</AnchorLink>,
      }),
  });
}
