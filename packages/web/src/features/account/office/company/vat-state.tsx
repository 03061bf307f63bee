import { Badge, Group, Text } from "@mantine/core";
import type { getBackOfficeCompany } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { dateAndTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";

export type OfficeCompany = AnswerOf<typeof getBackOfficeCompany>;

const colours = { valid: "green", invalid: "red", unknown: "orange" } as const;

/** What the register last said of a company's VAT number, and when. */
export function VatState({ company }: { company: Pick<OfficeCompany, "vatCheck" | "vatFlagged"> }) {
  const { t, language } = useTexts(officePeopleTexts);
  const { vatCheck, vatFlagged } = company;
  if (!vatCheck) return <Text size="sm">{t("officePeople.vat.notAsked")}</Text>;
  return (
    <Group gap={6}>
      <Badge color={colours[vatCheck.status]} c="bright" variant="light" tt="none">
        {t(`officePeople.registerAnswers.${vatCheck.status}`)}
      </Badge>
      {vatFlagged && (
        <Badge color="red" c="bright" variant="light" tt="none">
          {t("officePeople.vat.flagged")}
        </Badge>
      )}
      <Text size="sm" component="time" dateTime={vatCheck.checkedAt}>
        {dateAndTime(vatCheck.checkedAt, language)}
      </Text>
    </Group>
  );
}
