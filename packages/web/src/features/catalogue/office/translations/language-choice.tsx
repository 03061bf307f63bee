import { Badge, Group } from "@mantine/core";
import type { Language } from "@solvia/core/platform/locale";
import { officeTranslationsTexts } from "../../../../i18n/areas/office-translations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { todoOf, type Texts, type Translated } from "./text-states.ts";

/** The page itself, to be opened in another language. */
export interface Place {
  to:
    | "/back-office/translations/series/$id"
    | "/back-office/translations/product/$id"
    | "/back-office/translations/publication/$id";
  id: string;
}

interface Props {
  place: Place;
  items: readonly Translated[];
  source: Texts;
  chosen: Language;
  drafts: Readonly<Partial<Record<Language, Texts>>>;
}

/** The languages with how many of their texts ask for a look. What was written in one is kept while another is read. */
export function LanguageChoice({ place, items, source, chosen, drafts }: Props) {
  const { t } = useTexts(officeTranslationsTexts);
  const stateOf = (item: Translated, todo: number) => {
    const said = todo > 0 ? t("officeTranslations.todo", { count: todo }) : t("officeTranslations.complete");
    const isDraft = Object.keys(drafts[item.language] ?? {}).length > 0;
    return isDraft ? `${said}, ${t("officeTranslations.unsaved")}` : said;
  };
  return (
    <Group component="nav" gap="xs" aria-label={t("officeTranslations.languages")}>
      {items.map((item) => {
        const { language } = item;
        const todo = todoOf(source, item);
        const isDraft = Object.keys(drafts[language] ?? {}).length > 0;
        const name = languageNames[language];
        return (
          <ButtonLink
            key={language}
            to={place.to}
            params={{ id: place.id }}
            search={{ language }}
            replace
            size="compact-md"
            variant={language === chosen ? "filled" : "default"}
            aria-label={t("officeTranslations.languageState", { language: name, state: stateOf(item, todo) })}
            rightSection={
              todo > 0 ? (
                <Badge size="sm" circle color="red">
                  {todo}
                </Badge>
              ) : undefined
            }
          >
            {isDraft ? `${name} *` : name}
          </ButtonLink>
        );
      })}
    </Group>
  );
}
