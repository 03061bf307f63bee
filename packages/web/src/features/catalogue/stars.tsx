import { Text } from "@mantine/core";
import { figure } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

/** What buyers think of a product, in a line. */
export function Stars({
  rating,
  size = "xs",
}: {
  rating: { average: number; count: number } | undefined;
  size?: string;
}) {
  const { t, language } = useTexts();
  if (!rating) return null;
  const average = figure(rating.average, language);
  return (
    <Text size={size} c="dimmed" className="numbers">
      <span aria-hidden="true">
        <span className="star">★</span> <b>{average}</b> ({rating.count})
      </span>
      <span className="sr-only">{t("product.rated", { average, count: rating.count })}</span>
    </Text>
  );
}
