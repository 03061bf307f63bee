import { questionsTexts } from "@solvia/texts/questions";
import { tagOf } from "../../../platform/text/reader-format.ts";
import { listPublished } from "../../../questions/index.ts";
import { addressIn } from "../address.ts";
import { attribute, type PageContent } from "../document.ts";
import { html, trusted, type Html } from "../html.ts";
import { short } from "../parts.ts";
import { publicationsStyle } from "../publications-look.ts";
import type { Reader } from "../reader.ts";
import { breadcrumbData, faqData } from "../structured-data.ts";
import { questionsAtOnce, questionsStyle } from "./questions-look.ts";

type Texts = Awaited<ReturnType<typeof questionsTexts.in>>["questions"];
type Question = Awaited<ReturnType<typeof listPublished>>["items"][number];

/** The page of published questions and their answers, the newest first. */
export async function questionsPage(reader: Reader, origin: string): Promise<PageContent> {
  const { language, country } = reader;
  const [{ questions: t }, { items }] = await Promise.all([
    questionsTexts.in(language),
    listPublished({ limit: questionsAtOnce, language }),
  ]);
  const at = (to: string) => addressIn(country, to, origin);
  return {
    title: t.title,
    description: short(t.lead),
    path: "/questions",
    style: publicationsStyle + questionsStyle,
    calls: ["/user", `/publications/question-answering?limit=${questionsAtOnce}&language=${language}`],
    structured: [
      breadcrumbData([
        { name: reader.words.home, url: at("/") },
        { name: t.title, url: at("/questions") },
      ]),
      ...(items.length > 0 ? [faqData(items)] : []),
    ],
    body: html`<div class="s-wrap s-page">
      <div class="pubs">
        <header class="pubs-head">
          <h1>${t.title}</h1>
          <p>${t.lead}</p>
        </header>
        ${findForm(t, reader)}
        <p class="pubs-end"><a href="${addressIn(country, "/login")}">${t.login}</a></p>
        <section class="pubs-part">
          ${
            items.length > 0
              ? html`<ul class="qa">
                  ${items.map((one) => questionOf(one, t, reader))}
                </ul>`
              : html`<h2>${t.none}</h2>`
          }
        </section>
      </div>
    </div>`,
  };
}

function findForm(t: Texts, { country }: Reader): Html {
  const isElsewhere = addressIn(country, "/") !== "/";
  return html`<form class="pubs-find" action="/questions" role="search">
    <input type="search" name="text" aria-label="${t.search}" placeholder="${t.search}" />
    ${isElsewhere && html`<input type="hidden" name="country" value="${country.locale}" />`}
    <button>${t.find}</button>
  </form>`;
}

/** A question with its answer, which was sanitised when it was saved, and what that rests on. */
function questionOf({ id, text, language, html: answer, sources }: Question, t: Texts, reader: Reader): Html {
  const lang = attribute("lang", language === reader.language ? undefined : tagOf(language));
  return html`<li id="${id}">
    <h2 ${lang}>${text}</h2>
    <div class="pubs-body" ${lang}>${trusted(answer)}</div>
    ${
      sources.length > 0 &&
      html`<p class="qa-sources">
        ${t.sources}:
        ${sources.map(
          ({ title, path }, place) =>
            html`${place > 0 && "; "}<a href="${addressIn(reader.country, path)}">${title}</a>`,
        )}
      </p>`
    }
  </li>`;
}
