import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type * as z from "zod";
import { proFormaId } from "@solvia/core/orders/order";
import type { DocumentView } from "@solvia/core/contract/shapes/order";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconFileText } from "../../ui/icons.gen.ts";

export type Document = z.output<typeof DocumentView>;

interface Props {
  orderId: string;
  documents: readonly Document[];
  /** What an employee may do with a document; nothing for a customer. */
  renderActions?: (document: Document) => ReactNode;
}

/** An order's documents; each opens in a tab of its own by a short-lived address. */
export function OrderDocuments({ orderId, documents, renderActions }: Props) {
  const { t, language } = useTexts(ordersTexts);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t("orders.documents")}
      </Title>
      {documents.map((document) => {
        const { id, kind, name, addedOn } = document;
        return (
          <Group key={id} gap="sm">
            <IconFileText size={20} stroke={1.5} aria-hidden />
            <Anchor href={`/api/orders/${orderId}/documents/${id}`} target="_blank" rel="noopener" size="sm">
              {t(`documentKind.${kind}`)}
              {kind !== proFormaId && ` · ${name}`}
            </Anchor>
            <Text size="sm" c="dimmed">
              {date(addedOn, language)}
            </Text>
            {renderActions?.(document)}
          </Group>
        );
      })}
    </Stack>
  );
}
