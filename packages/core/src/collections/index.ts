export { eraseCollectionsBefore } from "./erase-old-collections.ts";
