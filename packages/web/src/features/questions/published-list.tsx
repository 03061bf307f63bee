import { Fragment } from "react";
import type { listPublishedQuestions } from "@solvia/core/contract/content";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { tagOf } from "@solvia/core/platform/text/reader-format";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { useTexts } from "../../i18n/index.ts";

export type Published = AnswerOf<typeof listPublishedQuestions>["items"][number];

/** The language of a text that isn't the page's own. */
export function useLanguageOf(language: Published["language"]): string | undefined {
  const { language: own } = useTexts(questionsTexts);
  return own === language ? undefined : tagOf(language);
}

/** Published questions with their answers: the public page draws the same. */
export const PublishedList = ({ questions, level = 2 }: { questions: readonly Published[]; level?: 2 | 3 }) => (
  <ul className="qa">
    {questions.map((one) => (
      <OneQuestion key={one.id} question={one} level={level} />
    ))}
  </ul>
);

function OneQuestion({ question, level }: { question: Published; level: 2 | 3 }) {
  const { id, text, language, html, sources } = question;
  const lang = useLanguageOf(language);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <li id={id}>
      <Heading lang={lang}>{text}</Heading>
      <AnswerText html={html} lang={lang} />
      <Sources sources={sources} />
    </li>
  );
}

/** An answer of the office. Sanitised on the server when it is saved. */
export const AnswerText = ({ html, lang }: { html: string; lang?: string | undefined }) => (
  <div className="pubs-body" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);

export function Sources({ sources }: Pick<Published, "sources">) {
  const { t } = useTexts(questionsTexts);
  if (sources.length === 0) return null;
  return (
    <p className="qa-sources">
      {t("questions.sources")}:{" "}
      {sources.map(({ publicationId, title, path }, place) => (
        <Fragment key={publicationId}>
          {place > 0 && "; "}
          <a href={path}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}
