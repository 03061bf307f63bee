export { areaOf, publicationPath } from "./publication.ts";
export type { PublicationArea } from "./publication.ts";
export { mostRecentPublications, publicationByCode, visiblePublications } from "./read-publications.ts";
export { leaveByToken, readLeave } from "./following/leave.ts";
export { publicationHoldings } from "./personal-holdings.ts";
export { publicationsById } from "./save-publication.ts";
export { tagsInUse } from "./search-publications.ts";
export { allVisible } from "./visible.ts";
