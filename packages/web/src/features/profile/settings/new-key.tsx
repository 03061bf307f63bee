import { Alert, Button, Code, CopyButton, Group, Stack } from "@mantine/core";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  value: string;
  /** What it is, where it is no key. */
  title?: string;
  onDone: () => void;
}

/** A key or secret that was just made, to be copied: it is shown this once. */
export function NewKey({ value, title, onDone }: Props) {
  const { t } = useTexts(profileTexts);
  return (
    <Alert color="leaf" title={title ?? t("apiKey.once")}>
      <Stack gap="sm">
        <Code className="key">{value}</Code>
        <Group>
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? "apiKey.copied" : "apiKey.copy")}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onDone}>{t("apiKey.done")}</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
