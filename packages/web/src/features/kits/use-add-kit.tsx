import { Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { addKit } from "../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { problemText } from "../../ui/states.tsx";
import { ofCart } from "../../api/of-cart.ts";
import { keepCart } from "../cart-change/keep-cart.ts";

/** Puts whole kits into the cart; a toast of three seconds leads there (spec 8). */
export function useAddKit() {
  const { t } = useTexts(showcaseTexts);
  const client = useQueryClient();
  return useMutation({
    ...ofCart,
    mutationFn: (body: { kitId: string; quantity: number }) => call(addKit, { body }),
    onSuccess: (order, { quantity }) => {
      keepCart(client, order);
      notifications.show({
        color: "leaf",
        title: t("kits.added", { count: quantity }),
        message: <AnchorLink to="/forklift">{t("product.toCart")}</AnchorLink>,
      });
    },
    onError: (error) => notifications.show({ color: "red", message: <Text>{problemText(t, error)}</Text> }),
  });
}
