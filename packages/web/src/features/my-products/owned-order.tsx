import { Anchor, Button, Card, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type * as z from "zod";
import type { OwnedOrder } from "@solvia/core/contract/shipping/owned-products";
import { romeDate } from "@solvia/core/platform/time";
import { myProductsTexts } from "../../i18n/areas/my-products.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconFileText } from "../../ui/icons.gen.ts";
import { AnchorLink } from "../../ui/links.tsx";

type Owned = z.output<typeof OwnedOrder>;
type Product = Owned["products"][number];

/** So many serials stand there before one asks for all. */
const shownAtFirst = 12;

/** What an order has brought, with its papers. */
export function OwnedOrderCard({ order }: { order: Owned }) {
  const { t } = useTexts(myProductsTexts);
  const { orderId, orderNumber, customerReference, place, products } = order;
  const name = t("owned.order", { number: orderNumber });
  return (
    <Card withBorder component="section" aria-label={name}>
      <Stack>
        <Group justify="space-between" align="flex-start">
          <div>
            <AnchorLink to="/profile/my-orders/$id" params={{ id: orderId }} fw={600}>
              {name}
            </AnchorLink>
            <Text size="sm" c="dimmed">
              {[customerReference, place].filter(Boolean).join(" · ")}
            </Text>
          </div>
          <Group gap="xs">
            <Button
              component="a"
              href={`/api/my-products/${orderId}/warranty-card`}
              target="_blank"
              rel="noopener"
              variant="default"
              size="compact-sm"
            >
              {t("owned.card")}
            </Button>
            <Button component="a" href={`/api/my-products/${orderId}/papers`} variant="default" size="compact-sm">
              {t("owned.zip")}
            </Button>
          </Group>
        </Group>
        {products.map((product) => (
          <OneProduct key={product.productId} product={product} />
        ))}
      </Stack>
    </Card>
  );
}

function OneProduct({ product }: { product: Product }) {
  const { t, language } = useTexts(myProductsTexts);
  const { productId, productCode, brand, name, quantity, deliveredOn, documents } = product;
  return (
    <Stack gap={4} role="group" aria-label={`${brand} ${name}`.trim()}>
      <Text>
        {quantity} ×{" "}
        <AnchorLink to="/product/$id" params={{ id: productId }} underline="always">
          {`${brand} ${name}`.trim()}
        </AnchorLink>
        <Text span size="sm" c="dimmed">
          {" "}
          {productCode}
        </Text>
      </Text>
      <Text size="sm" c="dimmed">
        {t("owned.delivered", { date: date(deliveredOn, language) })}
      </Text>
      <Guarantees product={product} />
      <Serials serials={product.serials} />
      {documents.length > 0 && (
        <Group gap="sm">
          {documents.map((document) => (
            <Group key={document.url} gap={4} wrap="nowrap">
              <IconFileText size={18} stroke={1.5} aria-hidden />
              <Anchor href={document.url} target="_blank" rel="noopener" size="sm" underline="always">
                {document.name}
              </Anchor>
            </Group>
          ))}
        </Group>
      )}
    </Stack>
  );
}

/** Until when the maker's guarantees run; that one has ended is said. */
function Guarantees({ product: { productGuaranteeUntil, performanceGuaranteeUntil } }: { product: Product }) {
  const { t, language } = useTexts(myProductsTexts);
  const [today] = useState(() => romeDate(new Date()));
  const said = (until: string | undefined, word: "productUntil" | "performanceUntil") => {
    if (!until) return [];
    const guarantee = t(`owned.${word}`, { date: date(until, language) });
    return [until < today ? t("owned.ended", { guarantee }) : guarantee];
  };
  const lines = [
    ...said(productGuaranteeUntil, "productUntil"),
    ...said(performanceGuaranteeUntil, "performanceUntil"),
  ];
  return (lines.length > 0 ? lines : [t("owned.noGuarantee")]).map((line) => (
    <Text key={line} size="sm">
      {line}
    </Text>
  ));
}

function Serials({ serials }: Pick<Product, "serials">) {
  const { t } = useTexts(myProductsTexts);
  const [all, setAll] = useState(false);
  if (serials.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t("owned.noSerials")}
      </Text>
    );
  }
  const shown = all ? serials : serials.slice(0, shownAtFirst);
  return (
    <div>
      <Text size="sm" fw={600}>
        {t("owned.serials")}
      </Text>
      <Group gap="sm" component="ul" className="numbers" style={{ listStyle: "none", padding: 0, margin: 0 }}>
        {shown.map((code) => (
          <Text key={code} component="li" size="sm">
            {code}
          </Text>
        ))}
      </Group>
      {shown.length < serials.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t("owned.allSerials", { total: serials.length })}
        </Button>
      )}
    </div>
  );
}
