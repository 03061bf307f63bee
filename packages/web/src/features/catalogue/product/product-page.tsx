import { Container, Group, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ApiProblem, queryOf } from "../../../api/client.ts";
import { getProduct } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { AnchorLink, ButtonLink } from "../../../ui/links.tsx";
import { useNear } from "../../../ui/near.ts";
import { EmptyPage, Failure, Loading } from "../../../ui/states.tsx";
import { categoryName } from "../names.ts";
import type { ProductData } from "../product-data.ts";
import { useProductHead } from "./product-head.ts";
import { ProductView } from "./product-view.tsx";

const ProductPlans = lazyPart(async () => (await import("./product-plans.tsx")).ProductPlans);
const Reviews = lazyPart(async () => (await import("../reviews/reviews.tsx")).Reviews);

/** A product's page; each begins with its first tab and a quantity of its own. */
export const ProductPage = ({ id }: { id: string }) => <OneProduct key={id} id={id} />;

function OneProduct({ id }: { id: string }) {
  const { t } = useTexts(showcaseTexts);
  const { data: product, error, refetch } = useQuery(queryOf(getProduct, { params: { id }, query: {} }));
  const tab = useState<string | null>("product");
  useProductHead(product);
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <EmptyPage title={t("product.gone")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </EmptyPage>
    );
  }
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!product) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <Breadcrumb product={product} />
      <ProductView product={product} tab={tab} />
      <PlansAndReviews product={product} />
    </Container>
  );
}

/** How it is paid, and reviews: they and their code come when the reader comes near. */
function PlansAndReviews({ product }: { product: ProductData }) {
  const { t } = useTexts(showcaseTexts);
  const { near, place } = useNear<HTMLDivElement>();
  return (
    <Stack ref={place} component="section" aria-labelledby="reviews" gap="lg" mt={50} mih={160}>
      <Title order={2} size="h3" id="reviews">
        {t("reviews.title")}
      </Title>
      {near && (
        <Suspense fallback={<Loading />}>
          <Reviews productId={product.id} />
          <ProductPlans product={product} />
        </Suspense>
      )}
    </Stack>
  );
}

function Breadcrumb({ product: { category, brand } }: { product: ProductData }) {
  const { t, language } = useTexts(showcaseTexts);
  return (
    <Group component="nav" aria-label={t("nav.path")} gap={8} mb="md" fz="sm" c="dimmed">
      <AnchorLink to="/search" search={{ category }} c="inherit">
        {categoryName(category, language)}
      </AnchorLink>
      <span aria-hidden="true">/</span>
      <AnchorLink to="/search" search={{ category, brand: [brand] }} c="inherit">
        {brand}
      </AnchorLink>
    </Group>
  );
}
