import { Alert, List, Text } from "@mantine/core";
import { ApiProblem } from "../../api/client.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { figure } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";

interface Article {
  productId: string;
  name: string;
  expected: number;
  scanned: number;
  missing: number;
}

/** Which articles lack how many serials by a refusal (`serials-missing`), and the way to where they are scanned. */
export function LackingSerials({ error }: { error: unknown }) {
  const { t, language } = useTexts(officeTexts);
  if (!(error instanceof ApiProblem)) return null;
  const { articles = [], movementId } = error.params as { articles?: readonly Article[]; movementId?: string };
  return (
    <Alert color="red" role="alert">
      <Text size="sm">{t("bo.lacking")}</Text>
      <List size="sm" my={4}>
        {articles.map(({ productId, name, expected, scanned, missing }) => (
          <List.Item key={productId}>
            {t("bo.lackingOf", {
              name,
              expected: figure(expected, language),
              scanned: figure(scanned, language),
              missing: figure(missing, language),
            })}
          </List.Item>
        ))}
      </List>
      {movementId !== undefined && (
        <AnchorLink to="/scanner" search={{ movement: movementId }} size="sm">
          {t("bo.scanThem")}
        </AnchorLink>
      )}
    </Alert>
  );
}
