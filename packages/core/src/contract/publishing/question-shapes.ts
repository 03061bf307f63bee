import * as z from "zod";
import { paragraphs } from "../../platform/text/typed.ts";
import { questionActions, questionLimits, questionStatuses, quoteKinds } from "../../questions/question.ts";
import { Id, InstantText, Language } from "../common.ts";

const { shortest, longest, answer, reason, sources } = questionLimits;

export const QuestionText = paragraphs().min(shortest).max(longest);

/** A passage in its own words, and where it stands. */
const Quote = z.object({
  kind: z.enum(quoteKinds),
  /** Of the publication, the question or the product. */
  id: Id,
  title: z.string(),
  /** The heading under which it stands; of a recording the minute. */
  section: z.string().optional(),
  path: z.string(),
  text: z.string(),
  language: Language,
});

const Source = z.object({ publicationId: Id, title: z.string(), path: z.string() });

/** As everybody reads it: of who asked, nothing. */
export const PublishedQuestion = z.object({
  id: Id,
  text: z.string(),
  /** Of question and answer. */
  language: Language,
  /** Sanitised. */
  html: z.string(),
  sources: z.array(Source),
  publishedOn: InstantText,
});

/** As its asker reads it. */
export const OwnQuestion = z.object({
  id: Id,
  text: z.string(),
  language: Language,
  status: z.enum(questionStatuses),
  /** What answered it at once; none where nothing that is published did. */
  quotes: z.array(Quote),
  answer: z.object({ html: z.string(), sources: z.array(Source), on: InstantText }).optional(),
  /** Why the office doesn't answer it. */
  reason: z.string().optional(),
  publicationId: Id.optional(),
  askedOn: InstantText,
  mayAskTechnician: z.boolean(),
});

export const OfficeQuestion = OwnQuestion.extend({
  userId: Id.optional(),
  askerName: z.string().optional(),
  assigneeId: Id.optional(),
  assigneeName: z.string().optional(),
  publicText: z.string().optional(),
  publicLanguage: Language.optional(),
  revision: z.int(),
  /** Since when it is in its state. */
  since: InstantText,
});

export const OfficeQuestionPage = OfficeQuestion.extend({
  /** What is published today that supports an answer. */
  found: z.array(Quote),
  actions: z.array(z.enum(questionActions)),
});

const AskedQuestion = OwnQuestion.pick({ id: true, text: true, language: true, askedOn: true });

/** Questions that ask for the same. */
export const QuestionGroup = z.object({
  words: z.array(z.string()),
  count: z.int(),
  lastAskedOn: InstantText,
  /** The last asked first; some of them. */
  questions: z.array(AskedQuestion),
});

const revision = z.int().min(1);
const written = {
  /** Sanitised when it is saved. */
  html: z.string().min(1).max(answer),
  /** The publications that it rests on. */
  publicationIds: z.array(Id).max(sources),
} as const;

export const QuestionDecision = z.discriminatedUnion("action", [
  z.strictObject({ revision, action: z.literal("assign"), assigneeId: Id.optional() }),
  z.strictObject({ revision, action: z.literal("answer"), ...written }),
  z.strictObject({ revision, action: z.literal("publish"), text: QuestionText, language: Language, ...written }),
  z.strictObject({ revision, action: z.literal("withdraw") }),
  z.strictObject({ revision, action: z.literal("reject"), reason: paragraphs().min(1).max(reason) }),
]);
