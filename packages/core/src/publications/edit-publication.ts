import { publishPicture } from "../catalogue/index.ts";
import type { User } from "../platform/access.ts";
import { savePublication, startPublication, type PublicationInput } from "./save-publication.ts";
import type { PublicationType } from "./publication.ts";

/** What the editor's form sends: with the upload of a new thumbnail, where there is one. */
interface Form extends Omit<PublicationInput, "thumbnailUrl"> {
  thumbnail?: string | undefined;
}
type Editor = Pick<User, "id">;

async function withThumbnail(user: Editor, { thumbnail, ...input }: Form): Promise<PublicationInput> {
  if (!thumbnail) return input;
  const { url } = await publishPicture(user, "publication-image", thumbnail, "publications");
  return { ...input, thumbnailUrl: url };
}

/** A new draft out of the editor's form. Problems: those of savePublication, not-found for an upload that isn't there. */
export async function createPublication(user: Editor, { type, ...form }: Form & { type: PublicationType }, now: Date) {
  const { id, revision } = await startPublication(type, await withThumbnail(user, form), now);
  return { id, revision };
}

/** Problems: those of savePublication, not-found for an upload that isn't there. */
export async function editPublication(
  user: Editor,
  { id, revision: read, ...form }: Form & { id: string; revision: number },
  now: Date,
) {
  const { revision } = await savePublication(id, read, await withThumbnail(user, form), now);
  return { id, revision };
}
