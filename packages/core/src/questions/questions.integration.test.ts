import { beforeAll, describe, expect, it } from "vitest";
import { anEmail, announced } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { callerById } from "../accounts/index.ts";
import { createDemonstrationUser } from "../accounts/registration/create-demonstration-user.ts";
import { exportedShapes } from "../contract/shapes/exported.ts";
import { eraseUser } from "../crm/privacy/erase-user.ts";
import { exportUser } from "../crm/privacy/export-user.ts";
import type { User } from "../platform/access.ts";
import { movePublication } from "../publications/move-publication.ts";
import type { PublicationType } from "../publications/publication.ts";
import { startPublication } from "../publications/save-publication.ts";
import { askQuestion, askTechnician } from "./ask-question.ts";
import { decideQuestion, type Decision } from "./desk/decide-question.ts";
import { listQuestions, officeQuestionPage, unansweredGroups } from "./desk/list-questions.ts";
import { eraseQuestionsOfLongAgo } from "./erase-questions.ts";
import { questionDecided } from "./events.ts";
import { questionLetters } from "./letters/index.ts";
import { listOwnQuestions, listPublished } from "./read-questions.ts";
import { findQuestion } from "./stored-question.ts";

useDatabase();
beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const now = new Date("2026-11-28T10:00:00Z");

async function person(more: { plan?: "premium"; roles?: ["admin"] } = {}): Promise<User> {
  const about = {
    email: anEmail(),
    password: "sole-e-vento-2026",
    name: "Ada",
    surname: "Neri",
    roles: more.roles ?? [],
  };
  const id = await createDemonstrationUser({ ...about, plan: more.plan }, new Date());
  const user = await callerById(id, new Date());
  if (!user) throw new Error("nobody was made");
  return user;
}

async function published(title: string, body: string, type: PublicationType = "article"): Promise<string> {
  const input = { title, teaser: "In breve.", body, tags: [], seriesIds: [], lessonIds: [], noindex: false };
  const thumbnailUrl = "https://files.example/a.jpg";
  const { id, revision } = await startPublication(type, { ...input, thumbnailUrl }, now);
  await movePublication(id, { move: "publish", revision }, now);
  return id;
}

const hooks =
  "<h2>Tegole</h2><p>I ganci si fissano ai travetti, mai alle tegole: la tegola si rompe al primo vento.</p>";
const ask = (user: User, text: string, more: { publicationId?: string } = {}) =>
  askQuestion(user, { text, language: "it", ...more }, now);
const told = async (id: string) => (await announced(questionDecided)).filter(({ questionId }) => questionId === id);
type Wish = Decision extends infer D ? (D extends Decision ? Omit<D, "revision"> : never) : never;
const decide = async (admin: User, id: string, decision: Wish) => {
  const { revision = 0 } = (await findQuestion(id)) ?? {};
  return decideQuestion(admin, id, { ...decision, revision }, now);
};

describe("a question", () => {
  it("is answered at once by a passage with its source, and by nothing where nothing supports an answer", async () => {
    const user = await person();
    const id = await published("Montare i ganci", hooks);
    const answered = await ask(user, "Dove si fissano i ganci sotto le tegole?", { publicationId: id });
    expect(answered.status).toBe("quoted");
    expect(answered.quotes[0]).toMatchObject({ kind: "publication", id, section: "Tegole", title: "Montare i ganci" });
    expect(answered.quotes[0]?.text).toContain("mai alle tegole");
    const waiting = await ask(user, "Vendete colonnine di ricarica bidirezionali per barche?");
    expect(waiting).toMatchObject({ status: "waiting", quotes: [] });
    const { items } = await listOwnQuestions(user, { limit: 10 });
    expect(items.map((one) => one.status).toSorted()).toEqual(["quoted", "waiting"]);
  });

  it("quotes a technical note to those alone whose plan opens it", async () => {
    const [free, premium] = [await person(), await person({ plan: "premium" })];
    const id = await published(
      "Nota sulle dispersioni",
      "<p>La corrente di dispersione capacitiva cresce con la pioggia battente.</p>",
      "technicalNote",
    );
    const text = "La corrente di dispersione capacitiva cresce con la pioggia?";
    expect((await ask(premium, text)).quotes).toMatchObject([{ id }]);
    expect(await ask(free, text)).toMatchObject({ status: "waiting", quotes: [] });
  });

  it("goes to a technician once, by its asker alone, where the passages didn't help", async () => {
    const [user, other] = [await person(), await person()];
    await published("Altri ganci", "<p>Le staffe zincate reggono sessanta chilogrammi ciascuna sul colmo.</p>");
    const { id } = await ask(user, "Quanti chilogrammi reggono le staffe zincate?");
    await expect(askTechnician(other, id, now)).rejects.toMatchObject({ code: "not-found" });
    expect((await askTechnician(user, id, now)).status).toBe("waiting");
    expect((await askTechnician(user, id, now)).revision).toBe(2);
  });

  it("tells nobody's address", async () => {
    const user = await person();
    const fields = [{ field: "text", code: "contact-details" }];
    await expect(ask(user, "Rispondetemi a ada@example.com per favore")).rejects.toMatchObject({ fields });
    await expect(ask(user, "Chiamatemi al 347 1234567 domani")).rejects.toMatchObject({ fields });
  });
});

describe("the office", () => {
  it("answers for the asker alone, who is told in their letter, once for each answer", async () => {
    const [user, admin] = [await person(), await person({ roles: ["admin"] })];
    const source = await published("Fonte", "<p>Altro.</p>");
    const { id } = await ask(user, "Posso collegare una turbina idraulica al vostro regolatore?");
    const answer = {
      action: "answer",
      html: '<p onclick="x">No, <b>mai</b>.</p>',
      publicationIds: [source, source],
    } as const;
    const done = await decide(admin, id, answer);
    expect(done).toMatchObject({ status: "answered", assigneeId: admin.id });
    expect(done.answer?.html).not.toContain("onclick");
    expect(done.answer?.sources).toMatchObject([{ publicationId: source, title: "Fonte" }]);
    await decide(admin, id, answer);
    expect(await told(id)).toHaveLength(1);
    const [post] = await questionLetters["question-decided"]({ questionId: id });
    expect(post?.to.email).toBe(user.email);
    expect(JSON.stringify(post?.letter)).toContain("turbina idraulica");
    expect((await listPublished({ limit: 50, language: "it" })).items.map((one) => one.id)).not.toContain(id);
  });

  it("publishes in its own wording, without who asked, and withdraws it", async () => {
    const [user, admin] = [await person(), await person({ roles: ["admin"] })];
    const publicationId = await published("Freddo artico", "<p>Altro ancora.</p>");
    const { id } = await ask(user, "Sono Ada di Vercelli: il regolatore funziona al polo nord?");
    const wish = {
      action: "publish",
      html: "<p>Il regolatore funziona fino a meno quaranta gradi.</p>",
      publicationIds: [publicationId],
      language: "it",
    } as const;
    await expect(decide(admin, id, { ...wish, text: "Scrivere a ada@example.com?" })).rejects.toMatchObject({
      fields: [{ field: "text", code: "contact-details" }],
    });
    await decide(admin, id, { ...wish, text: "Il regolatore funziona al polo nord?" });
    const all = await listPublished({ limit: 50, language: "de", text: "polo nord" });
    expect(all.items).toMatchObject([{ id, text: "Il regolatore funziona al polo nord?", language: "it" }]);
    expect(JSON.stringify(all)).not.toMatch(/Vercelli|Ada/);
    expect((await listPublished({ limit: 50, language: "it", publicationId })).items).toHaveLength(1);
    // The next who asks is answered by it.
    const next = await ask(await person(), "Fino a quanti gradi funziona il regolatore?");
    expect(next.quotes).toMatchObject([{ kind: "answer", id, path: `/questions#${id}` }]);
    await decide(admin, id, { action: "withdraw" });
    expect((await listPublished({ limit: 50, language: "it", publicationId })).items).toHaveLength(0);
  });

  it("is told of what somebody else has written meanwhile, of no words, and of a source that nobody finds", async () => {
    const [user, admin] = [await person(), await person({ roles: ["admin"] })];
    const { id } = await ask(user, "Esiste un catalogo delle viti autofilettanti marine?");
    const empty = { action: "answer", html: "<p> </p>", publicationIds: [] } as const;
    await expect(decide(admin, id, empty)).rejects.toMatchObject({ fields: [{ field: "html", code: "required" }] });
    await expect(
      decide(admin, id, { ...empty, html: "<p>Sì.</p>", publicationIds: ["NESSUNA"] }),
    ).rejects.toMatchObject({
      fields: [{ field: "publicationIds", code: "invalid-value" }],
    });
    const decisions = await Promise.allSettled([
      decideQuestion(admin, id, { revision: 1, action: "reject", reason: "Non vendiamo viti." }, now),
      decideQuestion(admin, id, { revision: 1, action: "assign" }, now),
    ]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(decideQuestion(admin, id, { revision: 1, action: "assign" }, now)).rejects.toMatchObject({
      code: "version-conflict",
    });
  });

  it("sees what waits by what is asked for, with how many ask", async () => {
    const [user, admin] = [await person(), await person({ roles: ["admin"] })];
    const one = await ask(user, "Noleggiate gru telescopiche per cantieri alpini?");
    const two = await ask(user, "È possibile noleggiare una gru telescopica per un cantiere alpino?");
    const { items } = await unansweredGroups(now);
    const group = items.find(({ questions }) => questions.some(({ id }) => id === one.id));
    expect(group).toMatchObject({ count: 2 });
    expect(group?.questions.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
    await decide(admin, one.id, { action: "assign" });
    const mine = await listQuestions({ limit: 50, status: "waiting", assigneeId: admin.id });
    expect(mine.items).toMatchObject([{ id: one.id, askerName: "Ada Neri", assigneeName: "Ada Neri" }]);
    expect((await listQuestions({ limit: 50, text: "telescopica" })).items.map(({ id }) => id)).toEqual([two.id]);
    expect((await officeQuestionPage(two.id, now)).actions).toEqual(["assign", "answer", "publish", "reject"]);
  });
});

it("a question is in its asker's export and goes with the account; what is published stays without them", async () => {
  const [user, admin] = [await person(), await person({ roles: ["admin"] })];
  const kept = await ask(user, "Sono Ada: la vernice termica si stende sul vetro?");
  const gone = await ask(user, "Quale solvente toglie la resina dal vetro?");
  await decide(admin, kept.id, {
    action: "publish",
    text: "La vernice termica si stende sul vetro?",
    language: "it",
    html: "<p>No.</p>",
    publicationIds: [],
  });
  const { sections } = await exportUser(user, exportedShapes, now);
  expect(sections["Question"]).toHaveLength(2);
  expect(JSON.stringify(sections["Question"])).toContain("resina");
  await eraseUser(user.id);
  await eraseUser(user.id);
  expect(await findQuestion(gone.id)).toBeUndefined();
  const left = await findQuestion(kept.id);
  expect(left).toMatchObject({ status: "published", text: "La vernice termica si stende sul vetro?" });
  expect(left?.userId).toBeUndefined();
  expect(await questionLetters["question-decided"]({ questionId: kept.id })).toEqual([]);
});

it("two years later questions go, and what is published loses its asker", async () => {
  const user = await person();
  const { id } = await ask(user, "Quale colla tiene il neoprene sulla lamiera?");
  expect(await eraseQuestionsOfLongAgo(new Date("2028-11-20T03:00:00Z"))).toBe(0);
  await eraseQuestionsOfLongAgo(new Date("2028-11-30T03:00:00Z"));
  expect(await findQuestion(id)).toBeUndefined();
  expect(await eraseQuestionsOfLongAgo(new Date("2028-11-30T03:00:00Z"))).toBe(0);
});
