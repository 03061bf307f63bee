import { ActionIcon, Button, Container, Group, NativeSelect, Select, Stack, Text, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { listPremiumProducts as Contract } from "@solvia/core/contract/back-office/catalogue";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { givenPriceTypes } from "@solvia/core/pricing/price";
import { call, queryOf } from "../../../../api/client.ts";
import { listPremiumProducts, listUsers, setPremiumProducts } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../../../ui/states.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { Subscriptions, type SubscriptionSearch } from "./subscriptions.tsx";
import { useChosenUser } from "../../../office-kit/use-chosen-user.ts";
import { ProductChoice } from "../../../catalogue/office/product-choice.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { IconTrash } from "../../../../ui/icons.gen.ts";
import { SmallTable } from "../../../../ui/table/small-table.tsx";

type Item = AnswerOf<typeof Contract>["items"][number];
type Chosen = Pick<Item, "productId" | "name" | "productCode" | "priceType">;

const enough = 3;
const pause = 250;

/** Who has a plan, and the prices that one user has for themselves (premium-user products). */
export function PremiumPage({ user, search }: { user: string | undefined; search: SubscriptionSearch }) {
  const { t } = useTexts(officeTexts, officePricesTexts, officeProductsTexts, officeSuppliersTexts);
  return (
    <>
      {!user && <Subscriptions search={search} />}
      <BackOffice>
        <Container size={user ? "lg" : "xl"} py="md">
          <Title order={user ? 1 : 2} size={user ? "h3" : "h4"}>
            {t("officeSuppliers.premium")}
          </Title>
          <Text c="dimmed" mb="md">
            {t("officeSuppliers.premiumHint")}
          </Text>
          <UserChoice user={user} />
          {user && <OwnPrices key={user} user={user} />}
        </Container>
      </BackOffice>
    </>
  );
}

function UserChoice({ user }: { user: string | undefined }) {
  const { t } = useTexts(officeTexts, officePricesTexts, officeProductsTexts, officeSuppliersTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery({
    ...queryOf(listUsers, { query: { search, limit: 10 } }),
    enabled: search.length >= enough,
  });
  const chosen = useChosenUser(user);
  const found = (data?.items ?? [])
    .filter(({ id }) => id !== user)
    .map(({ id, name, surname, email }) => ({
      value: id,
      label: `${name} ${surname} · ${email}`,
      // Found for the text before.
      disabled: search !== typed.trim(),
    }));
  return (
    <Select
      label={t("officeSuppliers.user")}
      searchable
      clearable
      maw={480}
      mb="md"
      filter={({ options }) => options}
      data={[...chosen, ...found]}
      value={user ?? null}
      onSearchChange={setTyped}
      onChange={(id) => void navigate({ to: "/back-office/premium", search: { user: id ?? undefined } })}
      nothingFoundMessage={t("bo.noUsers")}
    />
  );
}

function OwnPrices({ user }: { user: string }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(listPremiumProducts, { params: { id: user } }),
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <Editor user={user} stored={data.items} /> : <Loading />;
}

function Editor({ user, stored }: { user: string; stored: readonly Item[] }) {
  const { t } = useTexts(officeTexts, officePricesTexts, officeProductsTexts, officeSuppliersTexts);
  const [items, setItems] = useState<readonly Chosen[]>(stored);
  const save = useToldMutation(
    () =>
      call(setPremiumProducts, {
        params: { id: user },
        body: { items: items.map(({ productId, priceType }) => ({ productId, priceType })) },
      }),
    { said: "saved" },
  );
  return (
    <Stack>
      {items.length === 0 && <Empty title={t("officeSuppliers.premiumNone")} />}
      {items.length > 0 && (
        <SmallTable
          rows={items}
          keyOf={({ productId }) => productId}
          columns={[
            { heading: t("officeProducts.code"), render: ({ productCode }) => productCode },
            { heading: t("officeProducts.name"), wide: true, render: ({ name }) => name },
            {
              heading: t("officeSuppliers.priceType"),
              wide: true,
              render: (item) => (
                <PriceTypeOf item={item} change={(next) => setItems(items.map((one) => (one === item ? next : one)))} />
              ),
            },
            {
              heading: t("officeProducts.delete"),
              act: true,
              render: (item) => (
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t("officeSuppliers.remove", { name: item.name })}
                  onClick={() => setItems(items.filter((one) => one !== item))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              ),
            },
          ]}
        />
      )}
      <ProductChoice
        without={new Set(items.map(({ productId }) => productId))}
        choose={({ id: productId, name, productCode }) =>
          setItems([...items, { productId, name, productCode, priceType: "reserved" }])
        }
      />
      <Group>
        <Button onClick={() => save.mutate(undefined)} loading={save.isPending}>
          {t("bo.save")}
        </Button>
      </Group>
    </Stack>
  );
}

function PriceTypeOf({ item, change }: { item: Chosen; change: (next: Chosen) => void }) {
  const { t } = useTexts(officePricesTexts, officeSuppliersTexts);
  return (
    <NativeSelect
      aria-label={`${t("officeSuppliers.priceType")}: ${item.name}`}
      value={item.priceType}
      data={givenPriceTypes.map((value) => ({ value, label: t(`officePrices.types.${value}`) }))}
      onChange={(event) => {
        const priceType = givenPriceTypes.find((type) => type === event.currentTarget.value);
        if (priceType) change({ ...item, priceType });
      }}
    />
  );
}
