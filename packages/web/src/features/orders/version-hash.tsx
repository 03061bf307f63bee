import "@mantine/core/styles/Code.css";
import { Code, Text } from "@mantine/core";
import { shortHash } from "@solvia/core/platform/text/short-hash";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";

/** The code that a quotation's page and PDF and the order of it show: its first digits, and all of them for who needs them. */
export function VersionHash({ hash, whole = false }: { hash: string; whole?: boolean }) {
  const { t } = useTexts(quotationsTexts);
  return (
    <Text span size="sm" c="dimmed" title={`${t("quotation.hashHint")} ${hash}`}>
      {t("quotation.hash")} <Code style={{ wordBreak: "break-all" }}>{whole ? hash : shortHash(hash)}</Code>
    </Text>
  );
}
