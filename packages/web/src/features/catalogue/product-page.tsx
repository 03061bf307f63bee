import {
  Anchor,
  Box,
  Button,
  Card,
  Container,
  Grid,
  Group,
  Image,
  NumberInput,
  Stack,
  Table,
  Tabs,
  Text,
  Title,
} from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type * as z from "zod";
import type { ProductPage as Page } from "@solvia/core/contract/shapes/product";
import { queryOf } from "../../api/client.ts";
import { getProduct, getSeries } from "../../api/endpoints.gen.ts";
import { money, percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { ApiProblem } from "../../api/client.ts";
import { useSetQuantity } from "../cart/use-cart.tsx";
import { useUser } from "../session.ts";
import { LoginDialog } from "../login-dialog.tsx";
import { categoryName } from "./names.ts";
import { PriceTag, ShippingTime } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { technicalRows } from "./technical.ts";

export type ProductData = z.output<typeof Page>;

export function ProductPage({ id }: { id: string }) {
  const { t, language } = useTexts();
  const { data: product, error, refetch } = useQuery(queryOf(getProduct, { params: { id }, query: {} }));
  useEffect(() => {
    if (product) document.title = `${product.brand} ${product.name} · Solvia`;
  }, [product]);
  if (error instanceof ApiProblem && error.status === 404) return <Empty title={t("product.gone")} />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!product) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <Text size="sm" c="dark.3" mb="sm">
        {categoryName(product.category, language)} / {product.brand}
      </Text>
      <Grid gap={40}>
        <Grid.Col span={{ xs: 12, md: 7 }}>
          <Image
            src={product.imageUrl}
            alt={`${product.brand} ${product.name}`}
            radius="lg"
            style={{ aspectRatio: "4 / 3" }}
          />
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 5 }}>
          <PriceBox product={product} />
        </Grid.Col>
      </Grid>
      <Tabs defaultValue="product" mt={40} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="product">{t("product.tabProduct")}</Tabs.Tab>
          <Tabs.Tab value="series">{t("product.tabSeries")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="product" pt="lg">
          <ProductTab product={product} />
        </Tabs.Panel>
        <Tabs.Panel value="series" pt="lg">
          <SeriesTab product={product} />
        </Tabs.Panel>
      </Tabs>
    </Container>
  );
}

function PriceBox({ product }: { product: ProductData }) {
  const { t, language } = useTexts();
  const user = useUser();
  const minimum = Math.max(1, product.minQuantity);
  const [quantity, setQuantity] = useState(minimum);
  const [dialog, setDialog] = useState(false);
  const add = useSetQuantity();
  const { price, availability } = product;
  const submit = () => {
    if (user && price) add.mutate({ id: price.priceId, n: quantity });
    else setDialog(true);
  };
  return (
    <Stack>
      <Text tt="uppercase" fw={600} c="dark.3" size="sm">
        {product.brand}
      </Text>
      <Title order={1} size="h2">
        {product.name}
      </Title>
      <Text size="sm" c="dark.4">
        {t("product.code")} {product.productCode}
      </Text>
      <PriceTag product={product} language={language} size="xl" />
      <Group>
        <ShippingTime time={product.shippingTime} />
        <Text size="sm">{t(`availability.${availability.state}`, { pieces: availability.pieces })}</Text>
      </Group>
      {price && (
        <>
          <Ladder product={product} />
          <Group align="flex-end">
            <NumberInput
              label={t("product.quantity")}
              value={quantity}
              min={minimum}
              max={availability.pieces || minimum}
              onChange={(value) => setQuantity(Number(value))}
              w={120}
            />
            <Button size="md" onClick={submit} loading={add.isPending} disabled={availability.pieces < minimum}>
              {t("product.addToCart")}
            </Button>
          </Group>
          {minimum > 1 && <Text size="sm">{t("product.minimum", { minimum })}</Text>}
          {product.piecesPerPackage > 1 && (
            <Text size="sm" c="dark.4">
              {t("product.perPallet", { count: product.piecesPerPackage })}
            </Text>
          )}
        </>
      )}
      <LoginDialog opened={dialog} onClose={() => setDialog(false)} />
    </Stack>
  );
}

function Ladder({ product: { price } }: { product: ProductData }) {
  const { t, language } = useTexts();
  if (!price || price.ladder.length < 2) return null;
  return (
    <Card withBorder padding="sm">
      <Text fw={600} size="sm" mb={6}>
        {t("product.ladder")}
      </Text>
      <Table className="numbers" verticalSpacing={4}>
        <Table.Tbody>
          {price.ladder.map(({ kind, quantity, unit, savingBasisPoints }) => (
            <Table.Tr key={kind}>
              <Table.Td>{t(`product.${kind}`)}</Table.Td>
              <Table.Td>{t("product.from", { count: quantity })}</Table.Td>
              <Table.Td ta="right">{money(unit, language)}</Table.Td>
              <Table.Td ta="right" c="leaf.8">
                {savingBasisPoints > 0 && t("product.saving", { saving: percent(savingBasisPoints, language) })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function ProductTab({ product }: { product: ProductData }) {
  const { t, language } = useTexts();
  return (
    <Grid gap={40}>
      <Grid.Col span={{ xs: 12, md: 7 }}>
        <Title order={2} size="h3" mb="sm">
          {t("product.technical")}
        </Title>
        <Table striped className="numbers">
          <Table.Tbody>
            {technicalRows(product, t, language).map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={500}>
                  {name}
                </Table.Th>
                <Table.Td ta="right">{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Grid.Col>
      <Grid.Col span={{ xs: 12, md: 5 }}>
        <Documents product={product} />
      </Grid.Col>
    </Grid>
  );
}

function Documents({ product }: { product: ProductData }) {
  const { t } = useTexts();
  if (product.series.documentation.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {t("product.documents")}
      </Title>
      {product.series.documentation.map(({ name, url }) => (
        <Anchor key={url} href={url} target="_blank" rel="noopener">
          {name} (PDF)
        </Anchor>
      ))}
    </Stack>
  );
}

function SeriesTab({ product }: { product: ProductData }) {
  const { t } = useTexts();
  const { series } = product;
  const { data } = useQuery(queryOf(getSeries, { params: { id: series.id }, query: {} }));
  return (
    <Stack gap="lg">
      <Box maw={760}>
        <Title order={2}>{series.texts.descriptionTitle}</Title>
        <Text size="lg" c="dark.4" mb="md">
          {series.texts.descriptionSubtitle}
        </Text>
        {/* Sanitised on the server when the series is saved. */}
        <div dangerouslySetInnerHTML={{ __html: series.texts.descriptionRich }} />
        <div dangerouslySetInnerHTML={{ __html: series.texts.description2Rich }} />
      </Box>
      <Title order={2} size="h3">
        {t("product.linked")}
      </Title>
      <ProductGrid products={data?.products.filter(({ id }) => id !== product.id)} />
    </Stack>
  );
}
