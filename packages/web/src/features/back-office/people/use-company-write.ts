import { getBackOfficeCompany, listCompanies, listCompanyNotes } from "../../../api/endpoints.gen.ts";
import { useRecordWrite } from "./use-record-write.ts";

export const useCompanyWrite = () => useRecordWrite([getBackOfficeCompany, listCompanies, listCompanyNotes]);
