import { Button, Checkbox, Container, Group, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { call } from "../../../api/client.ts";
import { compareProducts } from "../../../api/endpoints.gen.ts";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useCountry } from "../../../i18n/country.ts";
import { shownBy } from "../../../api/stale.ts";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { EmptyPage, Failure, Loading } from "../../../ui/states.tsx";
import { AddButton } from "../add-button.tsx";
import { clearTray, removeFromTray, trayPlaces, useTray } from "./compare-store.ts";
import { CompareTable } from "./compare-table.tsx";
import type { ComparisonData } from "./comparison-data.ts";
import { QuantityField } from "../quantity-field.tsx";

const SystemCheck = lazyPart(async () => (await import("../product/system-check.tsx")).SystemCheck);

/** Up to four products side by side; the address names them, else the tray does. */
export function ComparePage({ wanted }: { wanted: string[] | undefined }) {
  const { t } = useTexts(showcaseTexts);
  const navigate = useNavigate();
  const tray = useTray();
  const { locale } = useCountry();
  const ids = (wanted ?? tray.map(({ id }) => id)).slice(0, trayPlaces);
  const { data, error, refetch } = useQuery({
    queryKey: [compareProducts.path, ids, locale],
    meta: shownBy(compareProducts),
    queryFn: () => call(compareProducts, { query: { locale }, body: { ids } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const remove = (id: string) => {
    removeFromTray(id);
    const left = ids.filter((other) => other !== id);
    void navigate({ to: "/compare", search: left.length > 0 ? { ids: left } : {} });
  };
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (ids.length === 0 || data?.items.length === 0) {
    return (
      <EmptyPage title={t("compare.empty")} hint={t("compare.emptyHint")}>
        <ButtonLink to="/search">{t("home.cta")}</ButtonLink>
      </EmptyPage>
    );
  }
  if (!data) return <Loading />;
  return (
    <Container size="xl" py="lg">
      <Group justify="space-between" align="flex-end" mb="lg">
        <Title order={1} size="h2">
          {t("compare.title")}
        </Title>
        <Group>
          <Checkbox
            label={t("compare.onlyDifferences")}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
          <Button
            variant="default"
            onClick={() => {
              clearTray();
              void navigate({ to: "/compare", search: {} });
            }}
          >
            {t("compare.clear")}
          </Button>
        </Group>
      </Group>
      {data.items.length < ids.length && (
        <Text role="status" mb="sm">
          {t("compare.missing")}
        </Text>
      )}
      <CompareTable data={data} onlyDifferences={onlyDifferences} onRemove={remove} />
      <Suspense fallback={null}>{makesSystem(data) && <System items={data.items} />}</Suspense>
    </Container>
  );
}

/** A check has something to say of modules or batteries with what drives them. */
const makesSystem = ({ items }: ComparisonData): boolean =>
  ["panels", "inverters", "batteries"].filter((kind) => items.some(({ category }) => category === kind)).length > 1;

/** The system check of what stands side by side, for the pieces that the visitor says. */
function System({ items }: Pick<ComparisonData, "items">) {
  const { t } = useTexts(showcaseTexts);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const piecesOf = ({ id, category }: ComparisonData["items"][number]) =>
    pieces[id] ?? (category === "panels" ? 10 : 1);
  const concerned = items.filter(({ category }) =>
    ["panels", "inverters", "batteries", "optimizers"].includes(category),
  );
  return (
    <Stack mt={40} gap="md">
      <Group gap="xl">
        {concerned.map((product) => (
          <Stack key={product.id} gap={6} role="group" aria-label={`${t("product.quantity")} ${product.name}`}>
            <Text size="sm" fw={600}>
              {product.brand} {product.name}
            </Text>
            <QuantityField
              value={piecesOf(product)}
              min={1}
              max={10_000}
              onChange={(value) => setPieces({ ...pieces, [product.id]: value })}
              onOpen={(isOpen) =>
                setOpen(isOpen ? open.union(new Set([product.id])) : open.difference(new Set([product.id])))
              }
            />
          </Stack>
        ))}
        <AddButton
          products={concerned}
          piecesOf={(id) => concerned.filter((product) => product.id === id).map(piecesOf)[0] ?? 1}
          disabled={open.size > 0}
          style={{ alignSelf: "flex-end" }}
        />
      </Group>
      <SystemCheck
        items={concerned.map((product) => ({
          productId: product.id,
          quantity: piecesOf(product),
          name: `${product.brand} ${product.name}`,
        }))}
      />
    </Stack>
  );
}
