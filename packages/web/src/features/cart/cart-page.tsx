import {
  ActionIcon,
  Button,
  Card,
  Container,
  Grid,
  Group,
  Image,
  NumberInput,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type * as z from "zod";
import type { OpenOrder } from "@solvia/core/contract/shapes/order";
import { call, queryOf } from "../../api/client.ts";
import { clearProducts, getOpenOrder } from "../../api/endpoints.gen.ts";
import { money, percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { ActingCart } from "../acting-cart.tsx";
import { ApprovalNotice } from "../company/approval-notice.tsx";
import { MayOrder } from "../company/may-order.tsx";
import { RequireLogin } from "../require-login.tsx";
import { PriceSteps } from "./price-steps.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { SaveCart, SavedCarts } from "./saved-carts.tsx";
import { useSetQuantity } from "./use-cart.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { PriceReason } from "../catalogue/product-card.tsx";
import { ProductLink } from "../catalogue/product-link.tsx";

const SystemCheck = lazy(async () => ({ default: (await import("../catalogue/system-check.tsx")).SystemCheck }));

type Order = z.output<typeof OpenOrder>;

export const CartPage = () => (
  <RequireLogin>
    <MayOrder page>
      <Cart />
    </MayOrder>
  </RequireLogin>
);

function Cart() {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data: order, error, refetch } = useQuery(queryOf(getOpenOrder, {}));
  const clear = useMutation({
    mutationFn: (id: string) => call(clearProducts, { params: { id }, query: {} }),
    onSuccess: () => client.invalidateQueries(),
  });
  const [asking, setAsking] = useState(false);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!order) return <Loading />;
  if (order.lines.length === 0) {
    return (
      <Container size="md" py="xl">
        <ActingCart />
        <Empty title={t("cart.empty")} hint={t("cart.emptyHint")}>
          <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
        </Empty>
        <Stack>
          <QuickAdd />
          <SavedCarts />
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
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Stack>
            {order.lines.map((line) => (
              <Line key={line.productId} line={line} />
            ))}
            <Group justify="space-between">
              <SaveCart />
              <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
                {t("cart.clear")}
              </Button>
            </Group>
            {isSystem(order) && <CheckOfCart order={order} />}
            <QuickAdd />
            <SavedCarts />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Card withBorder style={{ position: "sticky", top: 140 }}>
            <Title order={2} size="h4" mb="sm">
              {t("cart.summary")}
            </Title>
            <PriceSteps amounts={order.amounts} />
            <ApprovalNotice total={order.amounts.total} />
            <ButtonLink
              to="/checkout"
              size="lg"
              mt="md"
              fullWidth
              disabled={order.lines.some(({ problem }) => problem)}
            >
              {t("cart.checkout")}
            </ButtonLink>
          </Card>
        </Grid.Col>
      </Grid>
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

/** A check has something to say of modules or batteries with what drives them. */
const isSystem = ({ lines }: Order): boolean =>
  ["panels", "inverters", "batteries"].filter((kind) => lines.some(({ category }) => category === kind)).length > 1;

function CheckOfCart({ order }: { order: Order }) {
  const { address } = order;
  const site = address && address !== "pickup" ? address : undefined;
  return (
    <Suspense fallback={null}>
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

function Line({ line }: { line: Order["lines"][number] }) {
  const { t, language } = useTexts();
  const change = useSetQuantity({ quiet: true });
  return (
    <Card withBorder padding="sm">
      <Group wrap="nowrap" align="flex-start">
        <Image src={line.imageUrl} alt="" w={96} h={72} radius="sm" />
        <Stack gap={2} flex={1}>
          <ProductLink id={line.productId} fw={600} c="dark.8">
            {line.brand} {line.name}
          </ProductLink>
          <Text size="sm" c="dark.4" className="numbers">
            {money(line.unit, language)} {t("cart.each")} <PriceReason reason={line.reason} />
            {line.discount > 0 && ` · ${t("cart.discount", { discount: percent(line.discount * 10_000, language) })}`}
            {line.kit && ` · ${t("cart.kit", { discount: percent(line.kit.discount * 10_000, language) })}`}
          </Text>
          <Group justify="space-between" mt={6}>
            <NumberInput
              aria-label={`${t("product.quantity")} ${line.name}`}
              defaultValue={line.quantity}
              key={line.quantity}
              min={Math.max(1, line.minQuantity)}
              max={line.available}
              w={110}
              error={line.problem && t(`problem.${line.problem.code}`)}
              onBlur={(event) => {
                const n = Number(event.currentTarget.value);
                if (n > 0 && n !== line.quantity) change.mutate({ id: line.priceId, n });
              }}
            />
            <Text fw={700} className="numbers">
              {money(line.amount, language)}
            </Text>
          </Group>
        </Stack>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${t("cart.remove")} ${line.name}`}
          onClick={() => change.mutate({ id: line.priceId, n: 0 })}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
    </Card>
  );
}
