import { Button, Card, Container, Group, Skeleton, Stack, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { clearProducts, getOpenOrder } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { ActingCart } from "../acting/acting-cart.tsx";
import { ApprovalNotice } from "../company/approval-notice.tsx";
import { MayOrder } from "../company/may-order.tsx";
import { useUser } from "../login/session.ts";
import { CartKits } from "./cart-kits.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartNotices } from "./cart-notices.tsx";
import type { Cart as Order } from "../cart-change/keep-cart.ts";
import { PriceSteps } from "../orders/price-steps.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { SaveCart, SavedCarts } from "./saved-carts.tsx";
import { EstimatedSteps } from "./shipping-estimate.tsx";
import { TaxNotice } from "./tax-notice.tsx";
import { ButtonLink } from "../../ui/links.tsx";

const UnpaidOrder = lazyPart(async () => (await import("../orders/unpaid-order.tsx")).UnpaidOrder);
const SystemCheck = lazyPart(async () => (await import("../catalogue/product/system-check.tsx")).SystemCheck);

export const CartPage = () => (
  <MayOrder page>
    <Cart />
  </MayOrder>
);

function Cart() {
  const { t } = useTexts();
  const { data: order, error, refetch } = useQuery(queryOf(getOpenOrder, {}));
  const clear = useMutation({
    mutationFn: (id: string) => call(clearProducts, { params: { id }, query: {} }),
  });
  const [asking, setAsking] = useState(false);
  const saved = Boolean(useUser());
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!order) return <Loading />;
  if (order.lines.length === 0) {
    return (
      <Container size="md" py="xl">
        <ActingCart />
        <CartNotices cart={order} />
        {saved && (
          <Suspense fallback={null}>
            <UnpaidOrder />
          </Suspense>
        )}
        <EmptyPage title={t("cart.empty")} hint={t("cart.emptyHint")}>
          <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
        </EmptyPage>
        <Stack>
          <QuickAdd />
          {saved && <SavedCarts />}
        </Stack>
      </Container>
    );
  }
  return (
    <Container size="xl" py="lg">
      <Title order={1} mb="lg">
        {t("cart.title")}
      </Title>
      <ActingCart />
      <CartNotices cart={order} />
      {saved && (
        <Suspense fallback={null}>
          <UnpaidOrder />
        </Suspense>
      )}
      <div className="cart">
        <Stack className="cart-lines">
          <CartKits cart={order} />
          {order.lines.map((line) => (
            <CartLine
              key={line.productId}
              line={line}
              basis={order.basis}
              treatment={order.amounts.treatment}
              kitName={order.kits.find(({ id }) => id === line.kit?.id)?.name}
            />
          ))}
          <Group justify="space-between">
            <SaveCart />
            <Button variant="subtle" color="red" c="red" onClick={() => setAsking(true)}>
              {t("cart.clear")}
            </Button>
          </Group>
        </Stack>
        <div className="cart-summary">
          <Summary order={order} />
        </div>
        <Stack className="cart-more">
          {isSystem(order) && <CheckOfCart order={order} />}
          <QuickAdd />
          {saved && <SavedCarts />}
        </Stack>
      </div>
      {asking && (
        <ConfirmDialog
          question={t("cart.clearConfirm")}
          wait={2}
          onConfirm={() => clear.mutate(order.id, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Container>
  );
}

function Summary({ order }: { order: Order }) {
  const { t } = useTexts();
  return (
    <Card withBorder>
      <Title order={2} size="h4" mb="sm">
        {t("cart.summary")}
      </Title>
      {order.address === undefined ? (
        <EstimatedSteps order={order} />
      ) : (
        <>
          <PriceSteps order={order} />
          <TaxNotice treatment={order.amounts.treatment} />
        </>
      )}
      <ApprovalNotice total={order.amounts.total} />
      <ButtonLink to="/checkout" size="lg" mt="md" fullWidth disabled={order.lines.some(({ problem }) => problem)}>
        {t("cart.checkout")}
      </ButtonLink>
    </Card>
  );
}

/** A check has something to say of modules or batteries with what drives them. */
const isSystem = ({ lines }: Order): boolean =>
  ["panels", "inverters", "batteries"].filter((kind) => lines.some(({ category }) => category === kind)).length > 1;

function CheckOfCart({ order }: { order: Order }) {
  const { address } = order;
  const site = address && address !== "pickup" ? address : undefined;
  return (
    <Suspense fallback={<Skeleton className="check-place" />}>
      <SystemCheck
        items={order.lines.map(({ productId, quantity, brand, name }) => ({
          productId,
          quantity,
          name: `${brand} ${name}`,
        }))}
        countryCode={site?.countryCode}
        provinceCode={site?.provinceCode}
      />
    </Suspense>
  );
}
