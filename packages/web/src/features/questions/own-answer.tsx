import { Anchor, Button, Stack, Text } from "@mantine/core";
import type * as z from "zod";
import type { OwnQuestion } from "@solvia/core/contract/publishing/question-shapes";
import { publicationsStyle } from "@solvia/core/site/pages/publications-look";
import { questionsStyle } from "@solvia/core/site/pages/questions/questions-look";
import { call } from "../../api/client.ts";
import { askTechnician } from "../../api/endpoints.gen.ts";
import { questionsTexts } from "../../i18n/areas/questions.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { useWrite } from "../profile/use-write.ts";
import { AnswerText, Sources, useLanguageOf } from "./published-list.tsx";

export type Own = z.output<typeof OwnQuestion>;

interface Props {
  question: Own;
  /** After a technician was asked. */
  onAsked?: (question: Own) => void;
}

/** What answers a question of one's own: the office, the passages that were found, or a technician to come. */
export function OwnAnswer({ question, onAsked }: Props) {
  const { t } = useTexts(questionsTexts);
  const { id, status, quotes, answer, reason, mayAskTechnician } = question;
  const ask = useWrite(() => call(askTechnician, { params: { id } }), { onDone: (asked) => onAsked?.(asked) });
  return (
    <Stack gap="sm">
      <style>{publicationsStyle + questionsStyle}</style>
      {answer && (
        <div className="pubs">
          <Text fw={600}>{t("questions.answer")}</Text>
          <AnswerText html={answer.html} />
          <Sources sources={answer.sources} />
        </div>
      )}
      {status === "rejected" && (
        <div>
          <Text fw={600}>{t("questions.why")}</Text>
          <Text style={{ whiteSpace: "pre-line" }}>{reason}</Text>
        </div>
      )}
      {status === "waiting" && <Text>{t("questions.waiting")}</Text>}
      {/* Below a refusal, or beside the office's answer, they would answer again. */}
      {status === "quoted" && (
        <>
          <Text fw={600}>{t("questions.quoted")}</Text>
          {quotes.map((quote) => (
            <OneQuote key={`${quote.id} ${quote.text}`} quote={quote} />
          ))}
        </>
      )}
      {ask.error && <Failure error={ask.error} />}
      {mayAskTechnician && (
        <div>
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate(undefined)}>
            {t("questions.technician")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** A passage in its own words, with where it stands. */
export function OneQuote({ quote }: { quote: Own["quotes"][number] }) {
  const { t } = useTexts(questionsTexts);
  const { kind, title, section, path, text, language } = quote;
  const lang = useLanguageOf(language);
  return (
    <figure className="qa-quote">
      <blockquote lang={lang}>{text}</blockquote>
      <figcaption>
        {t(`questions.kinds.${kind}`)}:{" "}
        <Anchor href={path} inherit underline="always">
          <span lang={lang}>{[title, section].filter(Boolean).join(" · ")}</span>
        </Anchor>
      </figcaption>
    </figure>
  );
}
