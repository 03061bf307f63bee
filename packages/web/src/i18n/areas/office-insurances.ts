import { officeInsurancesTexts as texts } from "@solvia/texts/office-insurances";
import { openArea } from "../index.ts";

export const officeInsurancesTexts = await openArea(texts);
