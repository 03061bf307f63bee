/**
 * What the pages with a form say in one language before the application is there: each text the application's own, but for the
 * line to whoever has no scripts (the web's `i18n/page-texts.test.ts`).
 */
export interface FormTexts {
  /** What the tab is called, without the house's name: likewise `registerName` and `resetName`. */
  loginName: string;
  loginTitle: string;
  email: string;
  password: string;
  loginSubmit: string;
  forgot: string;
  newHere: string;
  registerName: string;
  registerTitle: string;
  intro: string;
  haveAccount: string;
  toLogin: string;
  private: string;
  business: string;
  country: string;
  company: string;
  vatNumber: string;
  vatHint: string;
  companyRole: string;
  installer: string;
  companyName: string;
  administrationEmail: string;
  administrationHint: string;
  electronicBillingCode: string;
  pec: string;
  noElectronicAddress: string;
  who: string;
  name: string;
  surname: string;
  telephone: string;
  fiscalCode: string;
  billing: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode: string;
  access: string;
  passwordHint: string;
  consents: string;
  terms: string;
  readTerms: string;
  conditions: string;
  readConditions: string;
  privacy: string;
  readPrivacy: string;
  marketing: string;
  profiling: string;
  partners: string;
  registerSubmit: string;
  resetName: string;
  resetTitle: string;
  ask: string;
  newPassword: string;
  save: string;
  /** To a visitor without scripts, by which alone the form is sent. */
  needsScripts: string;
}
