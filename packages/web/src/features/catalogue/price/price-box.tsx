import { Button, Divider, Group, Stack, Text, Title } from "@mantine/core";
import { Suspense, useState } from "react";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { date, dayAndMonth, figure, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useAddToCart } from "../../cart-change/use-cart.tsx";
import { MayOrder } from "../../company/may-order.tsx";
import { LoginDialog } from "../../login/login-dialog.tsx";
import { useBasis, useUser } from "../../login/session.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { AnchorLink } from "../../../ui/links.tsx";
import { WaitsForNetwork } from "../../../ui/network.tsx";
import { betterQuantity } from "@solvia/core/pricing/packs";
import { BetterQuantityHint } from "./better-quantity.tsx";
import { PriceParts } from "./price-parts.tsx";
import { deliveryWeek } from "../product/delivery-week.ts";
import { lineTotal, partsFor, type Price } from "./price-steps.ts";
import { PriceLadder } from "./price-ladder.tsx";
import { PriceTag, ShippingTime } from "../product-card.tsx";
import type { ProductData } from "../product-data.ts";
import { QuantityField } from "../quantity-field.tsx";
import { Stars } from "../stars.tsx";

const NotifyMe = lazyPart(async () => (await import("../product/notify-me.tsx")).NotifyMe);

/** What it is, what it costs this viewer, when it comes, and how many. */
export function PriceBox({ product, inDialog }: { product: ProductData; inDialog: boolean }) {
  const { t, language } = useTexts(showcaseTexts);
  const { price, availability } = product;
  return (
    <Stack gap="md">
      <div>
        <Text tt="uppercase" fw={600} c="leaf" size="sm" style={{ letterSpacing: "0.06em" }}>
          {product.brand}
        </Text>
        <Title order={inDialog ? 2 : 1} size="h2" mt={4}>
          {product.name}
        </Title>
        {product.descriptionSubtitle && <Text mt={4}>{product.descriptionSubtitle}</Text>}
        <Stars rating={product.rating} size="sm" />
        <Text size="sm" c="dimmed" mt={4}>
          {t("product.code")} {product.productCode}
        </Text>
      </div>
      <Stack className="panel" gap="md">
        <PriceOrLogin product={product} />
        <Divider color="var(--line)" />
        <Stack gap={6}>
          <Group justify="space-between" gap="sm">
            <Text size="sm" fw={600} c={availability.pieces > 0 ? "leaf" : "dimmed"} className="numbers">
              {t(`availability.${availability.state}`, { count: availability.pieces })}
            </Text>
            <Group gap={8}>
              <Text size="sm" c="dimmed">
                {t("product.shippingTime")}
              </Text>
              <ShippingTime time={product.shippingTime} />
            </Group>
          </Group>
          {product.arrivals.slice(0, 2).map(({ on, pieces }) => (
            <Text key={on} size="sm" className="numbers">
              {t("availability.arriving", { arriving: figure(pieces, language), date: date(on, language) })}
            </Text>
          ))}
          {product.restockOn && (
            <Text size="sm" className="numbers">
              {t("showcase.restock", { date: date(product.restockOn, language) })}
            </Text>
          )}
          <Delivery time={product.shippingTime} language={language} />
        </Stack>
        {price && (
          <MayOrder>
            <Purchase product={product} price={price} />
          </MayOrder>
        )}
        <AnchorLink to="/request-quotation" search={{ code: product.productCode }} size="sm">
          {t("footer.requestQuotation")}
        </AnchorLink>
        {availability.pieces < Math.max(1, product.minQuantity) && (
          <Suspense fallback={null}>
            <NotifyMe id={product.id} />
          </Suspense>
        )}
      </Stack>
      <PriceLadder product={product} />
    </Stack>
  );
}

/** The price; to whom it is shown only after login, a way to log in (spec 6). */
function PriceOrLogin({ product }: { product: ProductData }) {
  const { t, language } = useTexts(showcaseTexts);
  const user = useUser();
  const [dialog, setDialog] = useState(false);
  if (product.price || product.toBeQuoted || user) return <PriceTag product={product} language={language} size="xl" />;
  return (
    <>
      <Button className="of-viewer" variant="light" size="md" onClick={() => setDialog(true)}>
        {t("product.loginForPrice")}
      </Button>
      <LoginDialog opened={dialog} why="price" onClose={() => setDialog(false)} />
    </>
  );
}

/** The calendar week in which it arrives, by the shipping time's longer end. */
function Delivery({ time, language }: { time: string; language: string }) {
  const { t } = useTexts(showcaseTexts);
  const [now] = useState(() => new Date());
  const week = deliveryWeek(time, now);
  if (!week) return null;
  const { number, monday, sunday, open } = week;
  return (
    <Text size="sm" c="dimmed" className="numbers">
      {t(open ? "showcase.deliveryFrom" : "showcase.deliveryBy", {
        week: number,
        from: dayAndMonth(monday, language),
        to: dayAndMonth(sunday, language),
      })}
    </Text>
  );
}

/** How many, and into the cart; begins with the pieces told, as far as there are so many. */
export function Purchase({ product, price, pieces = 1 }: { product: ProductData; price: Price; pieces?: number }) {
  const { t, language } = useTexts(showcaseTexts);
  const minimum = Math.max(1, product.minQuantity);
  const available = product.availability.pieces;
  const [quantity, setQuantity] = useState(pieces <= available ? Math.max(minimum, pieces) : minimum);
  const [isOpen, setOpen] = useState(false);
  const add = useAddToCart();
  const pallet = product.piecesPerPackage;
  const missing = pallet > 1 && quantity % pallet !== 0 ? pallet - (quantity % pallet) : 0;
  const business = useBasis() === "net";
  // What the field says isn't the quantity: no total of another one stands beside it.
  const total = isOpen ? "–" : money(lineTotal(price, quantity, business), language);
  const packs = partsFor(price, quantity).map(({ pieces: many, ...part }) => ({ ...part, quantity: many }));
  const better = business ? betterQuantity(price.ladder, quantity, available) : undefined;
  const submit = () => add.mutate([{ productId: product.id, priceId: price.priceId, pieces: quantity }]);
  return (
    <>
      <Group align="flex-end" gap="sm">
        <QuantityField
          value={quantity}
          onChange={setQuantity}
          min={minimum}
          max={Math.max(available, minimum)}
          onOpen={setOpen}
        />
        <Button
          size="md"
          flex={1}
          miw={190}
          onClick={submit}
          loading={add.isPending}
          disabled={available < minimum || isOpen}
        >
          {t("product.addToCart")}
        </Button>
      </Group>
      <WaitsForNetwork isPaused={add.isPaused} />
      <Group justify="space-between" gap="xs" className="numbers" fz="sm">
        <span>
          {minimum > 1
            ? t("product.minimum", { count: minimum })
            : pallet > 1 && t("product.perPallet", { count: pallet })}
        </span>
        <span>
          <b className="of-viewer">{t("product.lineTotal", { total })}</b>{" "}
          {business && <small>{t("product.net")}</small>}
        </span>
      </Group>
      {business && !isOpen && packs.length > 1 && (
        <Text size="sm" className="numbers">
          <PriceParts parts={packs} /> {t("product.net")}
        </Text>
      )}
      {better && !isOpen && <BetterQuantityHint better={better} take={setQuantity} />}
      {!better && !isOpen && missing > 0 && quantity + missing <= available && quantity > 1 && (
        <Group justify="space-between" gap="xs" fz="sm">
          <span>{t("product.fillPallet", { count: missing })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => setQuantity(quantity + missing)}>
            {t("product.fill")}
          </Button>
        </Group>
      )}
    </>
  );
}
