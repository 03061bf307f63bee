import { ActionIcon, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { IconFileText, IconTrash } from "@tabler/icons-react";
import type * as z from "zod";
import { isFiscal, proFormaId } from "@solvia/core/orders/order";
import type { DocumentView } from "@solvia/core/contract/shapes/order";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";

interface Props {
  orderId: string;
  documents: readonly z.output<typeof DocumentView>[];
  /** Takes a document away; the pro-forma and fiscal documents stay. */
  onRemove?: (document: { id: string; name: string }) => void;
}

/** An order's documents; each opens in a tab of its own by a short-lived address. */
export function OrderDocuments({ orderId, documents, onRemove }: Props) {
  const { t, language } = useTexts();
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t("orders.documents")}
      </Title>
      {documents.map(({ id, kind, name, addedOn }) => (
        <Group key={id} gap="sm" wrap="nowrap">
          <IconFileText size={20} stroke={1.5} aria-hidden />
          <Anchor href={`/api/orders/${orderId}/documents/${id}`} target="_blank" rel="noopener" size="sm">
            {t(`documentKind.${kind}`)}
            {kind !== proFormaId && ` · ${name}`}
          </Anchor>
          <Text size="sm" c="dark.4">
            {date(addedOn, language)}
          </Text>
          {onRemove && id !== proFormaId && !isFiscal(kind) && (
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={t("bo.removeDocument", { name })}
              onClick={() => onRemove({ id, name })}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  );
}
