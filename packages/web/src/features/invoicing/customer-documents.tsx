import { Anchor, Group, Stack, Text, Title } from "@mantine/core";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { invoicesTexts } from "../../i18n/areas/invoices.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconReceipt } from "../../ui/icons.gen.ts";

type Order = Pick<z.output<typeof PlacedOrder>, "id" | "invoices">;

/** The documents of an order that aren't among its invoices, which are shown apart. */
export function besideInvoices<D extends { id: string }>({ invoices = [] }: Order, documents: readonly D[]): D[] {
  const issued = new Set(invoices.flatMap(({ id }) => [id, `${id}-xml`]));
  return documents.filter(({ id }) => !issued.has(id));
}

/** An order's invoices and credit notes, each as PDF and as the exchange's XML. */
export function CustomerDocuments({ order: { id: orderId, invoices } }: { order: Order }) {
  const { t, language } = useTexts(invoicesTexts);
  if (!invoices?.length) return null;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t("invoices.title")}
      </Title>
      <Text size="sm" c="dimmed">
        {t("invoices.hint")}
      </Text>
      {invoices.map(({ id, type, number, date: day, total }) => {
        const name = `${t(`invoices.types.${type}`)} ${number}`;
        return (
          <Group key={id} justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <IconReceipt size={20} stroke={1.5} aria-hidden />
              <div>
                <Text size="sm" className="numbers">
                  {name} · {date(day, language)}
                </Text>
                <Group gap="md">
                  {(["PDF", "XML"] as const).map((format) => (
                    <Anchor
                      key={format}
                      href={`/api/orders/${orderId}/documents/${id}${format === "XML" ? "-xml" : ""}`}
                      target="_blank"
                      rel="noopener"
                      size="sm"
                      aria-label={t("invoices.read", { name, format })}
                    >
                      {format}
                    </Anchor>
                  ))}
                </Group>
              </div>
            </Group>
            <Text size="sm" className="numbers one-line">
              {money(type === "TD04" ? -total : total, language)}
            </Text>
          </Group>
        );
      })}
    </Stack>
  );
}
