import { Box, Card, Container, Group, Skeleton, Stack, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { isGoods } from "@solvia/core/platform/category";
import { call, queryOf } from "../../api/client.ts";
import { clearProducts, getOpenOrder } from "../../api/endpoints.gen.ts";
import { cartTexts } from "../../i18n/areas/cart.ts";
import { useTexts } from "../../i18n/index.ts";
import { AskButton } from "../../ui/ask-button.tsx";
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
import { PromiseWords } from "../orders/promise-words.tsx";
import { PriceSteps } from "../orders/price-steps.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { SaveCart, SavedCarts } from "./saved-carts.tsx";
import { EstimatedSteps } from "./shipping-estimate.tsx";
import { TaxNotice } from "./tax-notice.tsx";
import { ButtonLink } from "../../ui/links.tsx";

const CartCoupon = lazyPart(async () => (await import("../coupons/cart-coupon.tsx")).CartCoupon);
const UnpaidOrder = lazyPart(async () => (await import("../orders/unpaid-order.tsx")).UnpaidOrder);
const VatChoice = lazyPart(async () => (await import("../vat/vat-choice.tsx")).CartVatChoice);
const OfQuotation = lazyPart(async () => (await import("./of-quotation.tsx")).OfQuotation);
const CartRequest = lazyPart(async () => (await import("../quotation-requests/cart-request.tsx")).CartRequest);
const CartPlant = lazyPart(async () => (await import("./cart-plant.tsx")).CartPlant);
const SystemCheck = lazyPart(async () => (await import("../catalogue/product/system-check.tsx")).SystemCheck);

export const CartPage = () => (
  <MayOrder page>
    <Cart />
  </MayOrder>
);

function Cart() {
  const { t } = useTexts(cartTexts);
  const { data: order, error, refetch } = useQuery(queryOf(getOpenOrder, {}));
  const clear = useMutation({
    mutationFn: (id: string) => call(clearProducts, { params: { id }, query: {} }),
  });
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
          {order.quotation && <OfQuotation quotation={order.quotation} />}
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
            <AskButton
              label={t("cart.clear")}
              question={t("cart.clearConfirm")}
              wait={2}
              onConfirm={(close) => clear.mutate(order.id, { onSettled: close })}
            />
          </Group>
        </Stack>
        <div className="cart-summary">
          <Summary order={order} />
        </div>
        <Stack className="cart-more">
          {isSystem(order) && <CheckOfCart order={order} />}
          <Suspense fallback={null}>
            <CartPlant cart={order} />
          </Suspense>
          <QuickAdd />
          {saved && <SavedCarts />}
        </Stack>
      </div>
    </Container>
  );
}

function Summary({ order }: { order: Order }) {
  const { t } = useTexts(cartTexts);
  const buyer = useUser();
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
      <PromiseWords lines={order.lines} />
      {buyer && (
        <Suspense fallback={null}>
          <VatChoice order={order} />
        </Suspense>
      )}
      {buyer && (
        <Box mt="md">
          <Suspense fallback={null}>
            <CartCoupon order={order} />
          </Suspense>
        </Box>
      )}
      <ApprovalNotice total={order.amounts.total} />
      <ButtonLink to="/checkout" size="lg" mt="md" fullWidth disabled={order.lines.some(({ problem }) => problem)}>
        {t("cart.checkout")}
      </ButtonLink>
      {buyer && !buyer.actedBy && (
        <Suspense fallback={null}>
          <CartRequest />
        </Suspense>
      )}
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
        items={order.lines
          .filter(({ category }) => isGoods(category))
          .map(({ productId, quantity, brand, name }) => ({ productId, quantity, name: `${brand} ${name}` }))}
        countryCode={site?.countryCode}
        provinceCode={site?.provinceCode}
      />
    </Suspense>
  );
}
