import { Badge, Button, Container, Group, Image, Table, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../../api/client.ts";
import { listBackOfficeKits } from "../../../api/endpoints.gen.ts";
import { officeKitsTexts } from "../../../i18n/areas/office-kits.ts";
import { officeProductsTexts } from "../../../i18n/areas/office-products.ts";
import { percent } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { BackOffice } from "../layout.tsx";
import { KitEditor } from "./kit-editor.tsx";
import type { OfficeKit } from "./office-kit.ts";

const newKit = "new";

/** The kits, or the one that the address names. */
export const OfficeKitsPage = ({ kit }: { kit: string | undefined }) => (
  <BackOffice>
    <Kits chosen={kit} />
  </BackOffice>
);

function Kits({ chosen }: { chosen: string | undefined }) {
  const { t } = useTexts(officeKitsTexts, officeProductsTexts);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagesOf(listBackOfficeKits, { query: { limit: 100 } }),
    refetchOnWindowFocus: false,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const kits = data.pages.flatMap(({ items }) => items);
  const edited = kits.find(({ id }) => id === chosen);
  if (chosen === newKit) return <KitEditor key={newKit} />;
  if (edited) return <KitEditor key={edited.id} kit={edited} />;
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          {t("officeKits.title")}
        </Title>
        <ButtonLink to="/back-office/kits" search={{ kit: newKit }}>
          {t("officeKits.add")}
        </ButtonLink>
      </Group>
      {kits.length === 0 ? (
        <Empty title={t("officeKits.none")} hint={t("officeKits.noneHint")} />
      ) : (
        <Rows kits={kits} />
      )}
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("officeKits.more")}
        </Button>
      )}
    </Container>
  );
}

function Rows({ kits }: { kits: readonly OfficeKit[] }) {
  const { t, language } = useTexts(officeKitsTexts, officeProductsTexts);
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64} aria-label={t("officeKits.picture")} />
            <Table.Th>{t("officeKits.name")}</Table.Th>
            <Table.Th>{t("officeKits.parts")}</Table.Th>
            <Table.Th ta="right">{t("officeKits.discount")}</Table.Th>
            <Table.Th>{t("officeProducts.state")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kits.map((kit) => (
            <Table.Tr key={kit.id}>
              <Table.Td className="card-picture">
                <Image
                  src={kit.imageUrl || kit.parts[0]?.product?.imageUrl}
                  alt=""
                  w={48}
                  h={36}
                  fit="contain"
                  loading="lazy"
                />
              </Table.Td>
              <Table.Td className="card-title">
                <AnchorLink to="/back-office/kits" search={{ kit: kit.id }} fw={600}>
                  {kit.texts.it.name}
                </AnchorLink>
              </Table.Td>
              <Table.Td className="card-wide" data-label={t("officeKits.parts")}>
                <Text size="sm" lineClamp={2}>
                  {kit.parts.map(({ quantity, product }) => `${quantity} × ${product?.name ?? "?"}`).join(", ")}
                </Text>
              </Table.Td>
              <Table.Td ta="right" data-label={t("officeKits.discount")}>
                {kit.discount > 0 ? percent(kit.discount * 10_000, language) : "–"}
              </Table.Td>
              <Table.Td data-label={t("officeProducts.state")}>
                <KitState kit={kit} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Whether customers see it: a hidden or missing part takes the kit out of the shop. */
function KitState({ kit: { visibility, parts } }: { kit: OfficeKit }) {
  const { t } = useTexts(officeKitsTexts, officeProductsTexts);
  const broken = parts.some(({ product }) => !product?.visibility);
  const [color, text] = !visibility
    ? ["gray", t("officeKits.hidden")]
    : broken
      ? ["orange", t("officeKits.broken")]
      : ["green", t("officeKits.visible")];
  return (
    <Badge color={color} variant="light" c="bright" tt="none">
      {text}
    </Badge>
  );
}
