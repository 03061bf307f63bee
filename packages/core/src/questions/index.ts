export { eraseQuestionsOf, eraseQuestionsOfLongAgo } from "./erase-questions.ts";
export { listPublished } from "./read-questions.ts";
export { questionHoldings } from "./personal-holdings.ts";
