import { Stack, Text } from "@mantine/core";
import encodeQR from "qr";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { useTexts } from "../../../i18n/index.ts";

/** The code of a transfer that the customer's bank reads in its app (EPC069-12: error correction M). */
export function TransferCode({ text }: { text: string }) {
  const { t } = useTexts(ordersTexts);
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(text, "svg", { ecc: "medium" }))}`;
  return (
    <Stack align="center" gap={4} mt="md">
      <img src={picture} alt={t("checkout.transferCode")} width={176} height={176} />
      <Text size="sm" ta="center">
        {t("checkout.scanTransfer")}
      </Text>
    </Stack>
  );
}
