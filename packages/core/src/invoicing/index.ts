export { eraseCorrectionsOf, eraseDocumentsOf } from "./erase-old-documents.ts";
export { creditBeyond, creditBeyondOf } from "./issue/credit-beyond.ts";
export { beginCorrection, correctionPlan } from "./corrections/begin-correction.ts";
export { isOver, type Correction, type CorrectionStep } from "./corrections/correction.ts";
export { correctionsOf } from "./corrections/correction.table.ts";
export { resumeCorrection } from "./corrections/run-correction.ts";
export type { Party } from "./document.ts";
export { findDocument } from "./load-document.ts";
export { documentHoldings } from "./personal-holdings.ts";
