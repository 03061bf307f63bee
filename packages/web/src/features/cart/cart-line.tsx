import { ActionIcon, Card, Group, Image, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type * as z from "zod";
import type { OpenOrder } from "@solvia/core/contract/shapes/order";
import { isGoods } from "@solvia/core/platform/category";
import { figure, money, percent } from "../../i18n/format.ts";
import { cartTexts } from "../../i18n/areas/cart.ts";
import { useTexts } from "../../i18n/index.ts";
import { categoryName } from "../catalogue/names.ts";
import { BetterQuantityHint } from "../catalogue/price/better-quantity.tsx";
import { LinePromised } from "../catalogue/price/line-promise.tsx";
import { PriceParts } from "../catalogue/price/price-parts.tsx";
import { PriceReason, ShippingTime } from "../catalogue/product-card.tsx";
import { ProductLink } from "../catalogue/product-link.tsx";
import { WaitsForNetwork } from "../../ui/network.tsx";
import { LinePromisedOn } from "../orders/promise-words.tsx";
import { orderPriceWords } from "../catalogue/price/price-words.ts";
import { CartQuantity } from "./cart-quantity.tsx";
import { quantityWords } from "../cart-change/quantity-words.ts";
import { useSetQuantity } from "../cart-change/use-cart.tsx";
import { IconTrash } from "../../ui/icons.gen.ts";

type Cart = z.output<typeof OpenOrder>;

interface Props {
  line: Cart["lines"][number];
  basis: Cart["basis"];
  treatment: Cart["amounts"]["treatment"];
  kitName?: string | undefined;
}

/** A product, or a service of a quotation, in the cart: at the price that its page shows this buyer: net for companies, else with all that is paid. */
export function CartLine({ line, basis, treatment, kitName }: Props) {
  const { t, language } = useTexts(cartTexts);
  const change = useSetQuantity();
  const [isOpen, setOpen] = useState(false);
  const business = basis === "net";
  const each = business ? line.unit : line.grossEach;
  const isArticle = isGoods(line.category);
  const name = `${line.brand} ${line.name}`.trim();
  return (
    <Card withBorder padding="sm" component="article" aria-label={name}>
      <Group wrap="nowrap" align="flex-start">
        {isArticle && (
          <Image src={line.imageUrl} alt="" w={{ base: 64, sm: 96 }} h={{ base: 48, sm: 72 }} fit="cover" radius="sm" />
        )}
        <Stack gap={2} flex={1} miw={0}>
          <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
            {isArticle ? (
              <ProductLink id={line.productId} fw={600} c="bright">
                {name}
              </ProductLink>
            ) : (
              <Text fw={600}>{name}</Text>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${t("cart.remove")} ${line.name}`}
              onClick={() => change.mutate({ id: line.priceId, n: 0 })}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
          <Text size="sm" c="dimmed" className="numbers of-viewer">
            {each === undefined ? (
              <PriceParts parts={line.parts ?? []} gross={!business} />
            ) : (
              `${money(each, language)}${business ? ` ${t("product.net")}` : ""} ${t("cart.each")}`
            )}
            {business ? each === undefined && ` ${t("product.net")}` : ` · ${t(orderPriceWords(business, treatment))}`}{" "}
            <PriceReason reason={line.reason} />
            {(line.discount ?? 0) > 0 &&
              ` · ${t("cart.discount", { discount: percent((line.discount ?? 0) * 10_000, language) })}`}
            {line.kit &&
              ` · ${kitName ? `${kitName}: ` : ""}${t("cart.kit", { discount: percent(line.kit.discount * 10_000, language) })}`}
          </Text>
          {isArticle ? (
            <Group gap="sm">
              <ShippingTime time={line.shippingTime} />
              {!line.problem && <LinePromisedOn line={line} />}
              <Text size="xs" c="dimmed" className="numbers">
                {line.minQuantity > 1 && `${t("product.minimum", { count: line.minQuantity })} · `}
                {t("availability.in-stock", { count: line.available })}
              </Text>
            </Group>
          ) : (
            <Text size="xs" c="dimmed">
              {categoryName(line.category, language)}
            </Text>
          )}
          <Group justify="space-between" mt={6} gap="xs">
            {line.offered ? (
              // What a quotation has locked stays as it was accepted, or is taken out.
              <Text size="sm" className="numbers">
                {t("product.quantity")} {figure(line.quantity, language)}
              </Text>
            ) : (
              <CartQuantity
                line={line}
                isPending={change.isPending}
                onChange={(n) => change.mutate({ id: line.priceId, n })}
                onOpen={setOpen}
              />
            )}
            <Text fw={700} className="numbers of-viewer" ml="auto" style={{ opacity: change.isPending ? 0.45 : 1 }}>
              {isOpen ? "–" : money(business ? line.amount : line.gross, language)}
            </Text>
          </Group>
          <WaitsForNetwork isPaused={change.isPaused} />
          {line.better && !line.problem && !line.offered && (
            <BetterQuantityHint better={line.better} take={(n) => change.mutate({ id: line.priceId, n })} />
          )}
          {line.problem && (
            <Text size="sm" c="red" role="alert">
              {quantityWords(t, line.problem)}
            </Text>
          )}
          {line.problem?.code === "not-enough-stock" && (
            <LinePromised productId={line.productId} quantity={line.quantity} />
          )}
        </Stack>
      </Group>
    </Card>
  );
}
