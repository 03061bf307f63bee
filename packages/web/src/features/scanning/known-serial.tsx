import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { searchProducts } from "../../api/endpoints/catalogue.gen.ts";
import { findSerial } from "../../api/endpoints/warehouse.gen.ts";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../i18n/index.ts";
import { useOnline } from "../../ui/network.tsx";
import { problemText } from "../../ui/states.tsx";

const bare = (code: string): string => code.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** A code that no piece has: an article's own, where one has it. */
function PerhapsArticle({ code }: { code: string }) {
  const { t } = useTexts(officeScanningTexts);
  const { data } = useQuery(queryOf(searchProducts, { query: { text: code, size: 5 } }));
  const article = data?.items.find(({ productCode }) => bare(productCode) === bare(code));
  if (!article) return <Text size="sm">{t("scanner.unknown")}</Text>;
  return <Text size="sm">{t("scanner.article", { name: `${article.brand} ${article.name}` })}</Text>;
}

/** What the house knows of a serial: its article, where it is, who has it and how many pieces left with it. */
export function KnownSerial({ code }: { code: string }) {
  const { t } = useTexts(officeScanningTexts);
  const isOnline = useOnline();
  const { data, error } = useQuery(queryOf(findSerial, { params: { id: code } }));
  if (error instanceof ApiProblem && error.code === "not-found") {
    return <PerhapsArticle code={code} />;
  }
  if (!data && !isOnline) return <Text size="sm">{t("scanner.offline")}</Text>;
  if (error) {
    return (
      <Text size="sm" c="red">
        {problemText(t, error)}
      </Text>
    );
  }
  return data?.items.map(({ serial, order, soldWith }) => (
    <Stack key={serial.productId} gap={2}>
      <Text fw={600}>{`${serial.brand} ${serial.name} · ${serial.productCode}`}</Text>
      <Text size="sm">{t(`scanner.state.${serial.state}`)}</Text>
      {serial.scannedFor && <Text size="sm">{t(`scanner.scannedFor.${serial.scannedFor.direction}`)}</Text>}
      {order && <Text size="sm">{t("scanner.holder", order)}</Text>}
      {soldWith.length > 0 && <Text size="sm">{t("scanner.soldWith", { count: soldWith.length })}</Text>}
    </Stack>
  ));
}
