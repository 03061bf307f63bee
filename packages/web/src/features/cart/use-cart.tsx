import { Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { addToOpenOrder, getMovementsCount, getOpenOrder } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { AnchorLink } from "../../ui/links.tsx";

/** Makes a line hold n pieces; a toast of three seconds leads to the cart (spec 8). */
export function useSetQuantity({ quiet = false } = {}) {
  const { t } = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: { id: string; n: number }) => call(addToOpenOrder, { params }),
    onSuccess: async (order) => {
      client.setQueryData([getOpenOrder.path, {}], order);
      await client.invalidateQueries({ queryKey: [getMovementsCount.path] });
      if (quiet) return;
      notifications.show({
        color: "leaf",
        title: t("product.added"),
        message: <AnchorLink to="/forklift">{t("product.toCart")}</AnchorLink>,
      });
    },
    onError: (error) => notifications.show({ color: "red", message: <Text>{problemText(t, error)}</Text> }),
  });
}
