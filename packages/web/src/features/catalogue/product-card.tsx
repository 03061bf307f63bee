import { Badge, Card, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type * as z from "zod";
import type { ProductCard as Card_ } from "@solvia/core/contract/shapes/product";
import { money, percent, perUnit } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { shopPriceWords } from "./price/price-words.ts";
import { useBasis } from "../login/session.ts";
import { shippingTime } from "./names.ts";
import { shownPerUnit } from "./price/price-steps.ts";
import { Stars } from "./stars.tsx";
import { ProductPicture } from "./product-picture.tsx";

export type CardData = z.output<typeof Card_>;
type Price = NonNullable<CardData["price"]>;

/** A product as a tile: what it is, what it costs, when it comes. */
export function ProductCard({ product, first = false }: { product: CardData; first?: boolean }) {
  const { t, language } = useTexts();
  return (
    <Link className="card-link" to="/product/$id" params={{ id: product.id }}>
      <Card className="product-card" withBorder padding="md" h="100%">
        <Card.Section>
          <ProductPicture product={product} alt="" sizes="(max-width: 36em) 45vw, 320px" first={first} />
        </Card.Section>
        <Stack gap={4} mt="sm" h="100%">
          <Text size="xs" c="dimmed" tt="uppercase" fw={600} style={{ letterSpacing: "0.05em" }}>
            {product.brand}
          </Text>
          <Text fw={600} lineClamp={2}>
            {product.name}
          </Text>
          <Stars rating={product.rating} />
          <Group gap={6}>
            <ShippingTime time={product.shippingTime} />
            <Text size="xs" c={product.availability.pieces > 0 ? "leaf" : "dimmed"}>
              {t(`availability.${product.availability.state}`, { count: product.availability.pieces })}
            </Text>
          </Group>
          <PriceTag product={product} language={language} />
        </Stack>
      </Card>
    </Link>
  );
}

const dots: Readonly<Record<string, string>> = { green: "green.6", darkgreen: "leaf", gray: "gray.6" };

/** How soon it is shipped, with the colour of spec 9 as a dot: the words are as legible as any. Nothing of a service, which isn't shipped. */
export function ShippingTime({ time }: { time: string }) {
  const { language } = useTexts();
  if (time === "") return null;
  const { label, colour } = shippingTime(time, language);
  return (
    <Badge
      variant="dot"
      color={dots[colour] ?? "gray.6"}
      c="bright"
      size="sm"
      tt="none"
      miw="max-content"
      data-colour={colour}
    >
      {label}
    </Badge>
  );
}

/** Companies see net prices, everybody else what they pay in the end. */
export function PriceTag({
  product,
  language,
  size = "lg",
}: {
  product: Pick<CardData, "price">;
  language: string;
  size?: string;
}) {
  const { t } = useTexts();
  const business = useBasis() === "net";
  const { price } = product;
  if (!price) return <Text fw={600}>{t("product.quote")}</Text>;
  const bySize = shownPerUnit(price, business);
  return (
    <Stack gap={0} className="numbers of-viewer" mt="auto">
      <PriceReason reason={price.reason} />
      <Group gap={8} align="baseline">
        <Text fw={700} fz={size === "lg" ? 20 : 32}>
          {money(business ? price.unit : price.gross, language)}
        </Text>
        <PriceBefore price={price} business={business} language={language} />
      </Group>
      {price.reduction && (
        <Text size="xs" c="dimmed">
          {t("product.lowestBefore", {
            count: price.reduction.days,
            price: money(business ? price.reduction.lowest : price.reduction.grossLowest, language),
          })}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {t(shopPriceWords(business))}
        {bySize && ` · ${perUnit(bySize, language)}`}
      </Text>
    </Stack>
  );
}

const ofTheirOwn = ["own", "subscription", "reserved"] as const;

/** That a price is this viewer's, and why; nothing of a price that everybody gets. */
export function PriceReason({ reason }: { reason: string }) {
  const { t } = useTexts();
  const why = ofTheirOwn.find((one) => one === reason);
  if (!why) return null;
  return (
    <Text span size="xs" fw={600} c="leaf">
      {t(`product.reasons.${why}`)}
    </Text>
  );
}

/**
 * By what a price is reduced: from the lowest price before an announced reduction (directive 98/6/EC, article 6a), from the
 * list for a price of the viewer's own kind.
 */
function PriceBefore({ price, business, language }: { price: Price; business: boolean; language: string }) {
  const { reduction, discount, priceType, list, grossList } = price;
  if (reduction) {
    return (
      <>
        <Text td="line-through" c="dimmed" size="sm">
          {money(business ? reduction.lowest : reduction.grossLowest, language)}
        </Text>
        <Text c="leaf" fw={700} size="sm">
          −{percent(reduction.basisPoints, language)}
        </Text>
      </>
    );
  }
  if (discount === 0 || priceType === "public" || priceType === "high") return null;
  return (
    <Text td="line-through" c="dimmed" size="sm">
      {money(business ? list : grossList, language)}
    </Text>
  );
}
