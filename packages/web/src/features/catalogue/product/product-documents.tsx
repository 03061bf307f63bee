import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Suspense, useState } from "react";
import { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { useTexts } from "../../../i18n/index.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { ProductData } from "../product-data.ts";
import { IconFileText } from "../../../ui/icons.gen.ts";

const Viewer = lazyPart(async () => (await import("./document-viewer.tsx")).DocumentViewer, { overlay: true });

type Document = ProductData["series"]["documentation"][number];

/** The documents of the series, read without leaving the page. */
export function Documents({ documents }: { documents: readonly Document[] }) {
  const { t } = useTexts(showcaseTexts);
  const [shown, setShown] = useState<Document>();
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {t("product.documents")}
      </Title>
      {documents.map((document) => (
        <Group key={document.url} className="panel document" wrap="nowrap" gap="sm" p="sm">
          <IconFileText size={26} color="var(--brand)" aria-hidden="true" />
          <div style={{ flex: 1, minWidth: 0 }}>
            <Text size="sm" fw={600}>
              {document.name}
            </Text>
            <Text size="xs" c="dimmed">
              {t(`showcase.document.${document.category}`)} · PDF
            </Text>
          </div>
          <Button
            variant="light"
            size="compact-md"
            onClick={() => setShown(document)}
            aria-label={t("showcase.readDocument", { name: document.name })}
          >
            {t("showcase.read")}
          </Button>
        </Group>
      ))}
      {shown && (
        <Suspense fallback={null}>
          <Viewer name={shown.name} url={shown.url} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
