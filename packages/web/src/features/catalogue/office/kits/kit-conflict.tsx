import { Alert, Button, List, Text } from "@mantine/core";
import { isLanguage } from "@solvia/core/platform/locale";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageIn } from "../../../../i18n/languages.ts";
import type { KitConflict } from "./kit-values.ts";

interface Props {
  /** What both have changed; undefined when the other has deleted the kit. */
  conflicts: readonly KitConflict[] | undefined;
  /** Gives up one's own changes for what the other has saved. */
  takeTheirs: () => void;
}

/** Somebody else saved first: nothing is lost, and how it goes on. */
export function Conflict({ conflicts, takeTheirs }: Props) {
  const { t, language } = useTexts(officeKitsTexts);
  const nameOf = ({ field, product }: KitConflict): string =>
    product
      ? t("officeKits.quantityOf", { name: product })
      : (textName(field) ?? t(`officeKits.${field}`, { defaultValue: field }));
  const textName = (field: string): string | undefined => {
    const [kind, code = ""] = field.split(".");
    if (!isLanguage(code)) return undefined;
    const named = { language: languageIn(code, language) };
    return kind === "names" ? t("officeKits.nameIn", named) : t("officeKits.descriptionIn", named);
  };
  const valueOf = ({ theirs }: KitConflict): string =>
    theirs === undefined
      ? t("officeKits.takenOut")
      : typeof theirs === "boolean"
        ? t(theirs ? "officeKits.visible" : "officeKits.hidden")
        : String(theirs);
  if (!conflicts) return <Alert color="orange" role="alert" title={t("officeKits.gone")} />;
  return (
    <Alert color="orange" title={t("officeKits.conflict")} role="alert">
      <Text size="sm">{t("officeKits.conflictText")}</Text>
      {conflicts.length > 0 && (
        <List size="sm" mt="xs">
          {conflicts.map((one) => (
            <List.Item key={one.field}>{t("officeKits.theirs", { field: nameOf(one), value: valueOf(one) })}</List.Item>
          ))}
        </List>
      )}
      <Button variant="default" size="compact-sm" mt="xs" onClick={takeTheirs}>
        {t("officeKits.takeTheirs")}
      </Button>
    </Alert>
  );
}
