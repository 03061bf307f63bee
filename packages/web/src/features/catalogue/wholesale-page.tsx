import { Container, Grid, Image, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { getProduct, getWholesalePrices } from "../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../i18n/areas/showcase.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { EmptyPage, Failure, Loading } from "../../ui/states.tsx";
import { MayOrder } from "../company/may-order.tsx";
import { useUser } from "../login/session.ts";
import { Purchase } from "./price/price-box.tsx";
import { LadderTable, WholesaleLogin } from "./price/price-ladder.tsx";

/** Pallet and container prices of a product (spec 2). */
export function WholesalePage({ id }: { id: string }) {
  const { t } = useTexts(showcaseTexts);
  const user = useUser();
  const { data: product, error, refetch } = useQuery(queryOf(getProduct, { params: { id }, query: {} }));
  const { data: wholesale } = useQuery(queryOf(getWholesalePrices, { params: { id }, query: {} }));
  if (error instanceof ApiProblem && error.status === 404) return <EmptyPage title={t("product.gone")} />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!product || !wholesale) return <Loading />;
  const [piece] = wholesale.ladder;
  const steps = piece && wholesale.ladder.length > 1 ? { unit: piece.unit, ladder: wholesale.ladder } : undefined;
  return (
    <Container size="lg" py="lg">
      <AnchorLink to="/product/$id" params={{ id }} size="sm">
        {t("wholesale.back")}
      </AnchorLink>
      <Grid gap={{ xs: 20, md: 40 }} mt="md">
        <Grid.Col span={{ xs: 12, sm: 4 }}>
          <Image src={product.imageUrl} alt="" radius="lg" style={{ aspectRatio: "4 / 3" }} />
        </Grid.Col>
        <Grid.Col span={{ xs: 12, sm: 8 }}>
          <Stack>
            <div>
              <Text fw={600} c="leaf">
                {product.brand} {product.name}
              </Text>
              <Title order={1} size="h2">
                {t("wholesale.title")}
              </Title>
            </div>
            {wholesale.isWholesaleActive && <Packaging {...product} />}
            {steps && (
              <div className="panel">
                <LadderTable price={steps} />
                <Text size="sm" c="dimmed" mt="sm">
                  {t("wholesale.intro")}
                </Text>
              </div>
            )}
            {!wholesale.isWholesaleActive && <Text>{t("wholesale.none")}</Text>}
            {wholesale.isWholesaleActive &&
              !steps &&
              (user ? <Text>{t("wholesale.noPrices")}</Text> : <WholesaleLogin />)}
            {product.price && (
              <MayOrder>
                <Purchase product={product} price={product.price} pieces={product.piecesPerPackage} />
              </MayOrder>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

function Packaging({
  piecesPerPackage,
  palletsPerContainer,
}: {
  piecesPerPackage: number;
  palletsPerContainer?: number | undefined;
}) {
  const { t } = useTexts(showcaseTexts);
  return (
    <Text className="numbers">
      {piecesPerPackage > 0 && t("wholesale.pallet", { count: piecesPerPackage })}
      {palletsPerContainer ? ` · ${t("wholesale.container", { count: palletsPerContainer })}` : ""}
    </Text>
  );
}
