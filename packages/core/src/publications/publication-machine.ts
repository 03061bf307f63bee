import { machine } from "../platform/machine.ts";
import { invalid, type FieldProblem } from "../platform/problems.ts";
import { publicationMoves, type PublicationMove } from "./publication-moves.ts";
import { publicationStatuses, type Publication } from "./publication.ts";

type Facts = Pick<Publication, "status" | "type" | "title" | "written" | "thumbnailUrl"> & {
  lessonIds: readonly string[];
  /** Of a webinar: it is said when and where it is held. */
  dated?: boolean | undefined;
};

/** All that is missing before anybody may read it (domain-rules 5.12: title, thumbnail, body); of a course its lessons, of a webinar its date and link besides. Problem: invalid-input. */
export function demandWhole({ type, title, written, thumbnailUrl, lessonIds, dated }: Facts): void {
  const asked = [
    ["title", title],
    ["body", written],
    ["thumbnail", thumbnailUrl],
    ...(type === "course" ? ([["lessonIds", lessonIds.length]] as const) : []),
    ...(type === "webinar" ? ([["webinar", dated]] as const) : []),
  ] as const;
  const missing: FieldProblem[] = asked.flatMap(([field, there]) => (there ? [] : [{ field, code: "required" }]));
  if (missing.length > 0) throw invalid(...missing);
}

/** The life of a publication. What is archived stays so; what is hidden may be shown again. */
export const publicationMachine = machine<Facts>()({
  name: "publication",
  states: publicationStatuses,
  first: "draft",
  actions: {
    publish: {
      from: ["draft", "scheduled", "hidden"],
      to: "published",
      actors: ["back-office"],
      guard: demandWhole,
    },
    /** A later date takes an earlier one's place. */
    schedule: { from: ["draft", "scheduled"], to: "scheduled", actors: ["back-office"], guard: demandWhole },
    /** Its day has come. */
    appear: { from: ["scheduled"], to: "published", actors: ["system"] },
    unschedule: { from: ["scheduled"], to: "draft", actors: ["back-office"] },
    hide: { from: ["published"], to: "hidden", actors: ["back-office"] },
    archive: { from: ["hidden"], to: "archived", actors: ["back-office"] },
    edit: { from: ["draft", "scheduled", "published", "hidden"], actors: ["back-office"] },
    /** What nobody has ever read leaves without a trace. */
    remove: { from: ["draft"], actors: ["back-office"] },
  },
});

/** What the office may do with one in its state, whether or not it is whole. */
export const movesOf = ({ status }: Pick<Publication, "status">): PublicationMove[] =>
  publicationMoves.filter((move) => publicationMachine.actions[move].from.some((from) => from === status));
