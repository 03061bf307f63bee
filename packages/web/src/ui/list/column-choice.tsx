import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import { IconColumns } from "../icons.gen.ts";
import type { Column, Words } from "./declaration.ts";

interface Props<Row> {
  columns: readonly Column<Row>[];
  seen: ReadonlySet<string>;
  words: Words;
  choose: (seen: ReadonlySet<string>) => void;
}

/** Which columns are seen. */
export function ColumnChoice<Row>({ columns, seen, words: { t }, choose }: Props<Row>) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle" color="dark" leftSection={<IconColumns size={15} />}>
          {t("officeLists.columns")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={8} role="group" aria-label={t("officeLists.columns")}>
          {columns
            .filter(({ act }) => !act)
            .map(({ id, heading, lead }) => (
              <Checkbox
                key={id}
                size="xs"
                label={t(heading)}
                checked={seen.has(id)}
                disabled={lead ?? false}
                onChange={() => choose(seen.symmetricDifference(new Set([id])))}
              />
            ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
