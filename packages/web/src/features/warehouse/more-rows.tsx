import { Button, Text } from "@mantine/core";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  /** What an infinite query knows of its next page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The way to the next rows of a list, where there are some. */
export function MoreRows({ query }: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  if (!query.hasNextPage) return null;
  return (
    <Button
      size="lg"
      variant="default"
      fullWidth
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t("floor.more")}
    </Button>
  );
}

/** That a list has nothing. */
export const NoRows = ({ title, hint }: { title: string; hint: string }) => (
  <div>
    <Text fw={600}>{title}</Text>
    <Text size="sm" c="dimmed">
      {hint}
    </Text>
  </div>
);
