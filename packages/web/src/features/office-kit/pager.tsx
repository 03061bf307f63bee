import { Button, Group } from "@mantine/core";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  cursor: string | undefined;
  next: string | null;
  go: (cursor: string | undefined) => void;
}

/** Moves through a list that knows only what comes next. */
export function Pager({ cursor, next, go }: Props) {
  const { t } = useTexts(officeTexts);
  if (!cursor && !next) return null;
  return (
    <Group mt="md">
      <Button variant="default" disabled={!cursor} onClick={() => go(undefined)}>
        {t("bo.first")}
      </Button>
      <Button variant="default" disabled={!next} onClick={() => go(next ?? undefined)}>
        {t("bo.next")}
      </Button>
    </Group>
  );
}
