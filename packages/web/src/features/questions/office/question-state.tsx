import { Badge } from "@mantine/core";
import type { getBackOfficeQuestion } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officeQuestionsTexts } from "../../../i18n/areas/office-questions.ts";
import { useTexts } from "../../../i18n/index.ts";

export type OfficeQuestion = AnswerOf<typeof getBackOfficeQuestion>;

const colours = { quoted: "gray", waiting: "orange", answered: "blue", published: "green", rejected: "gray" } as const;

export function QuestionState({ status }: Pick<OfficeQuestion, "status">) {
  const { t } = useTexts(officeQuestionsTexts);
  return (
    <Badge variant="light" color={colours[status]} c="bright" size="sm" tt="none">
      {t(`officeQuestions.statuses.${status}`)}
    </Badge>
  );
}
