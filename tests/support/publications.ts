import { dot } from "./dot.ts";
import type { Caller } from "./cloud.ts";

let made = 0;

/** What an editor fills in; each has a title of its own. */
export const publicationFields = (more: object = {}) => ({
  type: "article",
  title: `Prova ${++made}`,
  teaser: "In breve.",
  body: "<h2>Perché</h2><p>La tensione al freddo sale.</p>",
  tags: ["Prove"],
  seriesIds: [],
  lessonIds: [],
  noindex: false,
  ...more,
});

export interface EditedPublication {
  id: string;
  code: string;
  revision: number;
  status: string;
  path: string;
  previewPath: string;
  views: number;
  moves: string[];
}

export const editedPublication = async (admin: Caller, id: string) =>
  (await admin.call("GET", `/back-office/publications/${id}`)).body as EditedPublication;

/** A draft with a thumbnail, by a form as programs send it. */
export async function draftPublication(admin: Caller, more: object = {}): Promise<EditedPublication> {
  const data = new FormData();
  for (const [name, value] of Object.entries(publicationFields(more)))
    data.append(name, typeof value === "string" ? value : JSON.stringify(value));
  data.append("thumbnail", new Blob([dot], { type: "image/png" }), "picture.png");
  const { status, body } = await admin.call("POST", "/back-office/publications", data);
  if (status !== 200) throw new Error(`a draft: ${status} ${JSON.stringify(body)}`);
  return editedPublication(admin, (body as EditedPublication).id);
}

/** Has a publication take a step. */
export const movePublication = (
  admin: Caller,
  { id, revision }: Pick<EditedPublication, "id" | "revision">,
  move: string,
  more: object = {},
) => admin.call("POST", `/back-office/publications/${id}/state`, { revision, move, ...more });

/** One that everybody reads. */
export async function publishedPublication(admin: Caller, more: object = {}): Promise<EditedPublication> {
  const draft = await draftPublication(admin, more);
  const { status, body } = await movePublication(admin, draft, "publish");
  if (status !== 200) throw new Error(`published: ${status} ${JSON.stringify(body)}`);
  return editedPublication(admin, draft.id);
}
