import { publicFormsTexts } from "@solvia/texts/public-forms";
import { tagOf } from "../../../platform/text/reader-format.ts";
import { isInVies } from "../../../tax/index.ts";
import { addressIn, formPath, type FormPageId } from "../address.ts";
import type { PageContent } from "../document.ts";
import { formStyle } from "./form-style.ts";
import type { FormTexts } from "./form-texts.ts";
import { html, trusted, type Html } from "../html.ts";
import type { Reader } from "../reader.ts";

/** A page with a form, until the application is there: all that can be read of it, and nothing that could be sent without scripts. */
export async function formPage(id: FormPageId, reader: Reader): Promise<PageContent> {
  const w = await publicFormsTexts.in(reader.language);
  const { title, body } = drawn[id](w, reader);
  return {
    title,
    description: title,
    at: formPath(id),
    calls: ["/user"],
    style: formStyle,
    body: html`<div class="s-wrap s-form">${body}</div>`,
  };
}

type Draw = (w: FormTexts, reader: Reader) => { title: string; body: Html };

const drawn: Readonly<Record<FormPageId, Draw>> = {
  login: (w, reader) => ({
    title: w.loginName,
    body: html`<section class="s-box" aria-labelledby="s-title">
      <h1 id="s-title">${w.loginTitle}</h1>
      ${formOf(
        w,
        html`${emailField(w)}${field(w.password, { type: "password", needed: true })}${button(w.loginSubmit)}
          <p class="s-ends">
            <a href="${addressIn(reader.country, "/reset-password")}">${w.forgot}</a
            ><a href="${addressIn(reader.country, "/registration")}">${w.newHere}</a>
          </p>`,
      )}
    </section>`,
  }),
  registration: (w, reader) => ({ title: w.registerName, body: registration(w, reader, false) }),
  "registration-business": (w, reader) => ({ title: w.registerName, body: registration(w, reader, true) }),
  "reset-password": (w) => ({ title: w.resetName, body: reset(w, emailField(w), w.ask) }),
  "new-password": (w) => ({
    title: w.resetName,
    body: reset(w, field(w.newPassword, { type: "password", needed: true, hint: w.passwordHint }), w.save),
  }),
};

const reset = (w: FormTexts, fields: Html, submit: string): Html =>
  html`<div class="s-slim">
    <h1>${w.resetTitle}</h1>
    ${formOf(w, html`${fields}${button(submit)}`)}
  </div>`;

/** Disabled as a whole: the browser sends none of it, and a password never gets into an address. */
const formOf = (w: FormTexts, fields: Html): Html =>
  html`<noscript><p class="s-needs">${w.needsScripts}</p></noscript>
    <form method="post"><fieldset class="s-fields" disabled>${fields}</fieldset></form>`;

interface FieldLook {
  type?: string;
  needed?: boolean;
  hint?: string;
  /** Of the six columns that a form has. */
  columns?: string;
  placeholder?: string;
}

const field = (label: string, { type = "text", needed, hint, columns, placeholder }: FieldLook = {}): Html =>
  html`<label class="${columns ?? ""}"
    ><span>${label}${needed && trusted(' <i aria-hidden="true">*</i>')}</span>${
      hint !== undefined && html`<small>${hint}</small>`
    }<input type="${type}" ${trusted(needed ? "required" : "")} placeholder="${placeholder ?? ""}"
  /></label>`;

const emailField = (w: FormTexts, columns?: string): Html =>
  field(w.email, { type: "email", needed: true, ...(columns && { columns }) });

const choice = (label: string, chosen: string, hint?: string): Html =>
  html`<label class="s-half"
    ><span>${label}</span>${hint !== undefined && html`<small>${hint}</small>`}<select>
      <option>${chosen}</option>
    </select></label
  >`;

const tick = (label: string, read?: { to: string; text: string }): Html =>
  html`<div class="s-tick">
    <label><input type="checkbox" /> ${label}</label>${read && html`<a href="${read.to}">${read.text}</a>`}
  </div>`;

const button = (text: string): Html => html`<button type="submit">${text}</button>`;

const group = (legend: string, fields: Html): Html =>
  html`<fieldset class="s-group">
    <legend>${legend}</legend>
    ${fields}
  </fieldset>`;

const half = { columns: "s-half" } as const;

/** The application's own form for a country (web: features/account/registration-page.tsx), as it stands when nothing was typed. */
function registration(w: FormTexts, reader: Reader, business: boolean): Html {
  const { country } = reader;
  const at = (path: string) => addressIn(country, path);
  const isItaly = country.code === "IT";
  const countryName = new Intl.DisplayNames(tagOf(reader.language), { type: "region" }).of(country.code);
  const kinds = html`<div class="s-half s-kinds">
    <b class="${business ? "" : "s-on"}">${w.private}</b><b class="${business ? "s-on" : ""}">${w.business}</b>
  </div>`;
  const fields = html`<div class="s-grid s-head">${kinds}${choice(w.country, countryName ?? country.name)}</div>
    ${business && group(w.company, company(w, country.code))}
    ${group(
      w.who,
      html`<div class="s-grid">
        ${field(w.name, { ...half, needed: true })}${field(w.surname, { ...half, needed: true })}
        ${field(w.telephone, { ...half, type: "tel", needed: true })}
        ${isItaly && field(w.fiscalCode, { ...half, needed: !business })}
      </div>`,
    )}
    ${group(
      w.billing,
      html`<div class="s-grid">
        ${field(w.street, { columns: "s-street", needed: true })}
        ${field(w.houseNumber, { columns: "s-number", needed: true })}
        ${field(w.postalCode, { columns: "s-code", needed: true })}
        ${field(w.city, { columns: isItaly ? "s-city" : "s-town", needed: true })}
        ${isItaly && field(w.provinceCode, { columns: "s-province", needed: true, placeholder: "MI" })}
      </div>`,
    )}
    ${group(
      w.access,
      html`<div class="s-grid s-access">
        ${emailField(w, "s-half")}
        ${field(w.password, { ...half, type: "password", needed: true, placeholder: w.passwordHint })}
      </div>`,
    )}
    ${group(
      w.consents,
      html`${tick(w.terms, { to: at("/terms-and-conditions"), text: w.readTerms })}
      ${tick(w.conditions, { to: at("/sales-conditions"), text: w.readConditions })}
      ${tick(w.privacy, { to: at("/privacy"), text: w.readPrivacy })} ${tick(w.marketing)} ${tick(w.profiling)}
      ${tick(w.partners)}`,
    )}
    ${button(w.registerSubmit)}`;
  return html`<div class="s-register">
    <h1>${w.registerTitle}</h1>
    <p class="s-intro">${w.intro} ${w.haveAccount} <a href="${at("/login")}">${w.toLogin}</a></p>
    ${formOf(w, fields)}
  </div>`;
}

/** What a company is asked before all else, by the country of its VAT number. */
const company = (w: FormTexts, country: string): Html =>
  html`<div class="s-grid">
    ${field(w.vatNumber, { ...half, needed: true, hint: isInVies(country) ? w.vatHint : "\u00A0" })}
    ${choice(w.companyRole, w.installer, "\u00A0")} ${field(w.companyName, { ...half, needed: true, hint: "\u00A0" })}
    ${field(w.administrationEmail, { ...half, type: "email", hint: w.administrationHint })}
    ${
      country === "IT" &&
      html`${field(w.electronicBillingCode, half)}${field(w.pec, { ...half, type: "email" })}
        <div class="s-whole">${tick(w.noElectronicAddress)}</div>`
    }
  </div>`;
