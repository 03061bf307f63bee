import { Card, Group, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client.ts";
import { listProductPayPlans } from "../../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { figure, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { ProductData } from "../product-data.ts";
import { QuantityField } from "../quantity-field.tsx";
import { useUser } from "../../login/session.ts";
import { PlanList } from "../../pay-plans/plan-list.tsx";

/** Beside a product: how so many pieces would be paid under each term. For who is logged in and has a price of it. */
export function ProductPlans({ product }: { product: ProductData }) {
  const user = useUser();
  return user && product.price ? <Simulator product={product} /> : null;
}

/** The most pieces that the API works plans out for; it says nothing of the warehouse. */
const most = 100_000;

function Simulator({ product: { id, minQuantity } }: { product: ProductData }) {
  const { t, language } = useTexts(quotationsTexts);
  const minimum = Math.max(1, minQuantity);
  const [quantity, setQuantity] = useState(minimum);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...queryOf(listProductPayPlans, { params: { id }, query: { quantity } }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <Card component="section" withBorder aria-labelledby="pay-plans" maw={720}>
      <Title order={2} size="h3" id="pay-plans">
        {t("quotation.pay.title")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t("quotation.pay.productHint")}
      </Text>
      <Group align="flex-end" justify="space-between" mb="sm" className="numbers">
        <QuantityField
          value={quantity}
          onChange={setQuantity}
          min={minimum}
          max={most}
          tooMany={t("numbers.refused.too-big", { maximum: figure(most, language) })}
          onOpen={setOpen}
        />
        <Text fw={700}>{t("quotation.pay.productTotal", { total: isOpen ? "–" : money(data.total, language) })}</Text>
      </Group>
      {!isOpen && <PlanList plans={data} />}
    </Card>
  );
}
