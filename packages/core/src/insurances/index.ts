export { eraseInsurancesBefore } from "./erase-old-insurances.ts";
