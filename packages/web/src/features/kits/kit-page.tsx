import { Button, Container, Grid, Group, Image, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getKit as Contract } from "@solvia/core/contract/orders";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { getKit } from "../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { WaitsForNetwork } from "../../ui/network.tsx";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { ProductLink } from "../catalogue/product-link.tsx";
import { QuantityField } from "../catalogue/quantity-field.tsx";
import { MayOrder } from "../company/may-order.tsx";
import { useBasis } from "../login/session.ts";
import { useKitHead } from "./kit-head.ts";
import { KitAvailability, KitFigures, KitPriceTag } from "./kit-price.tsx";
import { useAddKit } from "./use-add-kit.tsx";

const SystemCheck = lazyPart(async () => (await import("../catalogue/product/system-check.tsx")).SystemCheck);

type KitData = AnswerOf<typeof Contract>;

/** A kit: its lines, its total, and the way into the cart. */
export function KitPage({ id }: { id: string }) {
  const { t } = useTexts(showcaseTexts);
  const { data: kit, error, refetch } = useQuery(queryOf(getKit, { params: { id }, query: {} }));
  useKitHead(kit);
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <EmptyPage title={t("kits.gone")}>
        <ButtonLink to="/kit">{t("kits.back")}</ButtonLink>
      </EmptyPage>
    );
  }
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!kit) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <AnchorLink to="/kit" size="sm">
        {t("kits.back")}
      </AnchorLink>
      <Grid gap={{ xs: 20, md: 40 }} mt="md">
        <Grid.Col span={{ xs: 12, md: 6 }}>
          <Image src={kit.imageUrl} alt="" radius="lg" fetchPriority="high" style={{ aspectRatio: "4 / 3" }} />
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 6 }}>
          <Stack>
            <Title order={1} size="h2">
              {kit.name}
            </Title>
            <KitFigures kit={kit} />
            <Text style={{ whiteSpace: "pre-line" }}>{kit.description}</Text>
            <Purchase kit={kit} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Title order={2} size="h3" mt={40} mb="sm">
        {t("kits.contents")}
      </Title>
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {kit.lines.map((line) => (
          <Line key={line.product.id} line={line} />
        ))}
      </Stack>
      {isSystem(kit) && (
        <Suspense fallback={null}>
          <div style={{ marginTop: 40 }}>
            <SystemCheck
              items={kit.lines.map(({ product: { id: productId, brand, name }, quantity }) => ({
                productId,
                quantity,
                name: `${brand} ${name}`,
              }))}
            />
          </div>
        </Suspense>
      )}
    </Container>
  );
}

/** A check has something to say of modules or batteries with what drives them. */
const isSystem = ({ lines }: KitData): boolean =>
  ["panels", "inverters", "batteries"].filter((kind) => lines.some(({ product }) => product.category === kind)).length >
  1;

function Line({ line: { product, quantity, net } }: { line: KitData["lines"][number] }) {
  const { t, language } = useTexts(showcaseTexts);
  const business = useBasis() === "net";
  return (
    <Group component="li" className="panel" p="sm" wrap="nowrap" gap="md">
      <Image src={product.imageUrl} alt="" w={80} h={60} radius="sm" loading="lazy" />
      <div style={{ flex: 1, minWidth: 0 }}>
        <ProductLink id={product.id} fw={600} c="bright">
          {product.brand} {product.name}
        </ProductLink>
        <Text size="sm" c="dimmed">
          {product.productCode}
          {business && net !== undefined && ` · ${money(net, language)} ${t("product.net")}`}
        </Text>
      </div>
      <Text fw={700} className="numbers">
        {t("kits.pieces", { quantity })}
      </Text>
    </Group>
  );
}

function Purchase({ kit }: { kit: KitData }) {
  const { t } = useTexts(showcaseTexts);
  const [count, setCount] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const add = useAddKit();
  const submit = () => add.mutate({ kitId: kit.id, quantity: count });
  return (
    <Stack className="panel" gap="md">
      <KitPriceTag kit={kit} size={32} />
      <KitAvailability available={kit.available} />
      {kit.price && (
        <MayOrder>
          <Group align="flex-end" gap="sm" role="group" aria-label={t("kits.count")}>
            <QuantityField
              value={count}
              onChange={setCount}
              min={1}
              max={Math.max(1, kit.available)}
              onOpen={setOpen}
            />
            <Button
              className="wrapping-button"
              size="md"
              flex={1}
              miw={220}
              onClick={submit}
              loading={add.isPending}
              disabled={kit.available < 1 || isOpen}
            >
              {t("kits.add")}
            </Button>
          </Group>
          <WaitsForNetwork isPaused={add.isPaused} />
          {kit.discount > 0 && (
            <Text size="sm" c="dimmed">
              {t("kits.whole")}
            </Text>
          )}
        </MayOrder>
      )}
    </Stack>
  );
}
