import { Alert, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call, keepAnswer, queryOf } from "../../../../api/client.ts";
import { listStandOutProducts, setStandOutProducts } from "../../../../api/endpoints.gen.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Empty, Failure, problemText } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { ProductChoice } from "../product-choice.tsx";
import { SortableProducts } from "./sortable-products.tsx";
import type { StandOut, StandOutProduct } from "./stand-out-product.ts";

/** What the home page puts forward, in its order. */
export const StandOutPage = () => (
  <BackOffice>
    <Loaded />
  </BackOffice>
);

function Loaded() {
  const { t } = useTexts(officeSeriesTexts);
  const { data, error, refetch } = useQuery({
    ...queryOf(listStandOutProducts, {}),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Container size="md" py="md">
      <Group justify="space-between" align="baseline">
        <Title order={1} size="h3" mb="xs">
          {t("officeSeries.standOut.title")}
        </Title>
        <AnchorLink to="/" size="sm">
          {t("officeSeries.standOut.home")}
        </AnchorLink>
      </Group>
      <Text c="dimmed" mb="md">
        {t("officeSeries.standOut.hint")}
      </Text>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting shape="cards" count={6} />}
      {data && <Editor key={data.version} stored={data} />}
    </Container>
  );
}

const most = 48;

function Editor({ stored }: { stored: StandOut }) {
  const { t } = useTexts(officeSeriesTexts);
  const client = useQueryClient();
  const [items, setItems] = useState<readonly StandOutProduct[]>(stored.items);
  const changed = items.length !== stored.items.length || items.some(({ id }, at) => id !== stored.items[at]?.id);
  const save = useMutation({
    mutationFn: () =>
      call(setStandOutProducts, { body: { version: stored.version, productIds: items.map(({ id }) => id) } }),
    onSuccess: (answer) => {
      notifications.show({ color: "green", message: t("officeSeries.standOut.saved") });
      keepAnswer(client, listStandOutProducts, {}, answer);
    },
    onError: (error) =>
      notifications.show({ color: "red", title: t("officeSeries.documentFailed"), message: problemText(t, error) }),
  });
  const conflict = save.error instanceof ApiProblem && save.error.code === "version-conflict";
  const reread = () => client.invalidateQueries({ queryKey: [listStandOutProducts.path] });
  return (
    <Stack>
      {conflict && (
        <Alert color="orange" role="alert" title={t("officeSeries.standOut.conflict")}>
          <Button variant="default" onClick={() => void reread()}>
            {t("officeSeries.standOut.reread")}
          </Button>
        </Alert>
      )}
      {items.length === 0 && <Empty title={t("officeSeries.standOut.none")} />}
      <SortableProducts items={items} change={setItems} />
      {items.length < most && (
        <ProductChoice
          without={new Set(items.map(({ id }) => id))}
          choose={(product) => setItems([...items, product])}
        />
      )}
      <Group className="save-bar">
        <Button onClick={() => save.mutate()} loading={save.isPending} disabled={!changed}>
          {t("officeSeries.standOut.save")}
        </Button>
        <Button variant="subtle" onClick={() => setItems(stored.items)} disabled={!changed}>
          {t("officeSeries.standOut.undo")}
        </Button>
      </Group>
    </Stack>
  );
}
