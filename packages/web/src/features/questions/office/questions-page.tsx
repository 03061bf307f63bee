import { listBackOfficeQuestions } from "@solvia/core/contract/back-office/content-crm";
import { isLanguage } from "@solvia/core/platform/locale";
import type { SearchOf } from "../../../api/search-of.ts";
import "../../../i18n/areas/office.ts";
import { officeQuestionsTexts } from "../../../i18n/areas/office-questions.ts";
import { languageIn } from "../../../i18n/languages.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { AssigneeFilter } from "../../tickets/office/assignee-filter.tsx";
import { QuestionState } from "./question-state.tsx";

type Contract = typeof listBackOfficeQuestions;

/** What customers ask: what waits for an answer the oldest first. */
const questions = declareList({
  name: "questions",
  contract: listBackOfficeQuestions,
  title: "officeQuestions.title",
  nameOf: ({ text }) => text,
  open: ({ id }) => ({ to: "/back-office/question-answering/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeQuestions.text" },
    status: {
      kind: "choice",
      heading: "officeQuestions.status",
      any: "bo.all",
      word: (value, { t }) => t(`officeQuestions.statuses.${value}`, { defaultValue: value }),
    },
    language: {
      kind: "choice",
      heading: "officeQuestions.language",
      any: "bo.all",
      word: (value, { language }) => (isLanguage(value) ? languageIn(value, language) : value),
    },
    assigneeId: { kind: "own", Field: AssigneeFilter },
  },
  columns: [
    { id: "text", heading: "officeQuestions.question", lead: true, least: 30, value: ({ text }) => text },
    {
      id: "status",
      heading: "officeQuestions.status",
      whole: true,
      value: ({ status }, { t }) => t(`officeQuestions.statuses.${status}`),
      cell: ({ status }) => <QuestionState status={status} />,
    },
    { id: "asker", heading: "officeQuestions.asker", value: ({ askerName }) => askerName },
    { id: "assignee", heading: "officeQuestions.assignee", value: ({ assigneeName }) => assigneeName },
    {
      id: "language",
      heading: "officeQuestions.language",
      value: ({ language: asked }, { language }) => languageIn(asked, language),
    },
    { id: "askedOn", heading: "officeQuestions.askedOn", kind: "instant", value: ({ askedOn }) => askedOn },
    { id: "since", heading: "officeQuestions.since", kind: "instant", more: true, value: ({ since }) => since },
    { id: "publicText", heading: "officeQuestions.publicText", more: true, value: ({ publicText }) => publicText },
  ],
  views: [
    { name: "officeQuestions.statuses.waiting", search: { status: "waiting" } },
    { name: "officeQuestions.statuses.published", search: { status: "published" } },
  ],
  empty: { title: "officeQuestions.none", hint: "officeQuestions.noneHint" },
  Beginnings: Missing,
});

function Missing() {
  const { t } = useTexts(officeQuestionsTexts);
  return (
    <ButtonLink to="/back-office/question-answering/unanswered" size="xs" variant="default">
      {t("officeQuestions.unanswered")}
    </ButtonLink>
  );
}

export const QuestionsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={questions} search={search} />
);
