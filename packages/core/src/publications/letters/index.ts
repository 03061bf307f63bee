import { callerById } from "../../accounts/index.ts";
import { wordingFor, type LettersFor } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { findFollowing } from "../following/follow.ts";
import { leaveToken } from "../following/leave.ts";
import { follows } from "../following/topics.ts";
import { publicationPath } from "../publication.ts";
import { mayRead } from "../may-read.ts";
import { textsOf } from "../reader-texts.ts";
import { publicationsById } from "../save-publication.ts";
import { publicationAppearedLetter } from "./publication-letters.ts";
import { webinarPost } from "./webinar-post.ts";

/**
 * The letters of publications. What counts is what holds when one leaves: nobody has it of what was withdrawn, who follows none of its
 * topics any more, whose account is closed, or whose plan doesn't open its words.
 */
export const publicationLetters: LettersFor<typeof events> = {
  "publication-told": async ({ userId, publicationId }) => {
    const [[publication], user, following] = await Promise.all([
      publicationsById([publicationId]),
      callerById(userId, new Date()),
      findFollowing(userId),
    ]);
    if (publication?.status !== "published" || !user || !following) return [];
    if (!follows(following, publication) || !mayRead(publication, user)) return [];
    const { email, language, name } = user;
    const [texts = { language: "it" as const }] = await textsOf([publication], language);
    const { title = publication.title, teaser = "" } = texts;
    const path = publicationPath(publication);
    const about = { type: publication.type, title, teaser, path, translated: texts.language === language };
    const letter = publicationAppearedLetter(wordingFor(language), name, about, leaveToken(following));
    return [{ to: { email, language }, letter }];
  },
  "webinar-told": webinarPost,
};
