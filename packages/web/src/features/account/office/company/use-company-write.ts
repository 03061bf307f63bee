import { getBackOfficeCompany, listCompanies, listCompanyNotes } from "../../../../api/endpoints.gen.ts";
import { useRecordWrite } from "../use-record-write.ts";

type Options = Parameters<typeof useRecordWrite>[1];

export const useCompanyWrite = (options?: Options) =>
  useRecordWrite([getBackOfficeCompany, listCompanies, listCompanyNotes], options);
