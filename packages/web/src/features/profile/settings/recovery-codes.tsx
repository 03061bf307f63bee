import { Alert, Button, Code, CopyButton, Group, Stack, Text } from "@mantine/core";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";

/** The recovery codes, this once: to copy or to download. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTexts(profileTexts);
  const text = codes.join("\n");
  return (
    <Alert color="leaf" title={t("secondFactor.codes")}>
      <Stack gap="sm">
        <Text>{t("secondFactor.codesHint")}</Text>
        <div className="codes">
          {codes.map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </div>
        <Group>
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? "secondFactor.copied" : "secondFactor.copy")}
              </Button>
            )}
          </CopyButton>
          <Button
            component="a"
            variant="default"
            href={`data:text/plain,${encodeURIComponent(text)}`}
            download="solvia-recovery-codes.txt"
          >
            {t("secondFactor.download")}
          </Button>
          <Button onClick={onKept}>{t("secondFactor.kept")}</Button>
        </Group>
      </Stack>
    </Alert>
  );
}
