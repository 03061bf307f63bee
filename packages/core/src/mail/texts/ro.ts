import type { MailTexts } from "./it.ts";

/** What letters say, in Romanian. */
export const ro: MailTexts = {
  footer: "Primiți acest mesaj deoarece se referă la contul dvs. sau la o comandă a dvs. pe Solvia.",
  hello: "Bună ziua, {{name}}",
  notYou: "Dacă nu ați fost dvs., scrieți-ne imediat.",
  resetNow: "Dacă nu ați fost dvs., resetați-o imediat.",
  resetAdvice: "Dacă nu ați fost dvs., resetați imediat parola.",
  verification: {
    subject: "Confirmați adresa dvs. de e-mail",
    preview: "Un clic și contul dvs. este gata.",
    heading: "Bun venit, {{name}}",
    text: "Confirmați adresa pentru a vă autentifica. Linkul este valabil 48 de ore și o singură dată.",
    action: "Confirmă adresa",
  },
  completion: {
    subject: "Finalizați înregistrarea",
    preview: "Alegeți parola și contul dvs. este gata.",
    text: "Unul dintre agenții noștri v-a pregătit contul pe Solvia cu datele pe care ni le-ați dat. Alegeți parola și acceptați condițiile pentru a-l folosi. Linkul este valabil șapte zile și o singură dată.",
    action: "Finalizează înregistrarea",
  },
  reset: {
    subject: "Resetați parola",
    preview: "Linkul este valabil o oră.",
    text: "Ați cerut o parolă nouă. Dacă nu ați fost dvs., ignorați acest mesaj: parola rămâne neschimbată.",
    action: "Alege parola",
  },
  newEmail: {
    subject: "Confirmați noua adresă de e-mail",
    preview: "Linkul este valabil 48 de ore.",
    text: "După confirmare vă autentificați cu această adresă. Până atunci rămâne valabilă cea veche.",
    action: "Confirmă adresa",
  },
  emailChanged: {
    subject: "Adresa dvs. de e-mail a fost schimbată",
    text: "De acum vă autentificați cu noua adresă; aceasta nu mai este valabilă.",
  },
  passwordChanged: {
    subject: "Parola dvs. a fost schimbată",
    text: "Parola contului dvs. a fost schimbată și toate celelalte sesiuni au fost închise.",
    keyEnded: "Nici cheia dvs. API nu mai este valabilă: creați una nouă în setări, dacă aveți nevoie de ea.",
    action: "Resetează parola",
  },
  secondFactor: {
    on: "Verificarea în doi pași a fost activată",
    onText: "De acum, pentru autentificare este nevoie și de codul din aplicația de autentificare.",
    off: "Verificarea în doi pași a fost dezactivată",
    offText: "De acum, pentru autentificare este suficientă parola.",
  },
  secondFactorReset: {
    subject: "Verificarea în doi pași a fost resetată",
    preview: "Autentificați-vă cu parola și activați-o din nou.",
    text: "Echipa noastră a dezactivat verificarea în doi pași a contului dvs.: codurile din aplicație și cele de recuperare nu mai sunt valabile și toate sesiunile au fost închise. Autentificați-vă cu parola și activați-o din nou.",
    advice: "Dacă nu ați cerut dvs. acest lucru, resetați imediat parola și răspundeți la acest mesaj.",
    action: "Deschide setările",
  },
  acting: {
    subject: "{{by}} acționează pentru dumneavoastră pe Solvia",
    text: "De acum, timp de cel mult o oră, {{by}} de la Solvia poate umple coșul, comanda și salva adrese în numele dumneavoastră.",
    reason: "Motiv: {{reason}}",
    advice:
      "Nu poate schimba parola, e-mailul sau membrii companiei și nu poate folosi cardul sau contul dumneavoastră. Dacă nu ați cerut acest lucru, răspundeți la acest mesaj.",
    done: "Făcut pentru dumneavoastră: {{what}}",
    doneText: "{{by}} de la Solvia a acționat în numele dumneavoastră: {{what}}.",
    kinds: {
      cart: "coș modificat",
      order: "comandă plasată sau modificată",
      payment: "mod de plată ales",
      address: "adresă salvată",
      notice: "aviz de disponibilitate schimbat",
    },
    action: "Vedeți ce s-a făcut",
  },
  companyVerified: {
    subject: "Firma dvs. este verificată",
    preview: "Acum vă puteți autentifica și puteți cumpăra.",
    text: "Am verificat datele firmei dvs.: acum vă puteți autentifica și puteți vedea prețurile dvs.",
    action: "Autentificare",
  },
  companyRejected: {
    subject: "Nu am putut verifica firma dvs.",
    text: "Nu am putut verifica firma dvs. din următorul motiv:",
    next: "Corectați datele și înregistrați-vă din nou: codul de TVA este liber.",
    action: "Înregistrare",
  },
  available: {
    subject: "{{product}} este din nou disponibil",
    preview: "Ne-ați cerut să vă anunțăm: acum îl puteți comanda.",
    text: "{{product}} este din nou disponibil. Bucățile se rezervă la plasarea comenzii.",
    once: "Vă scriem o singură dată: pentru un alt anunț, cereți-l din nou pe pagina produsului.",
    action: "Vezi produsul",
  },
  roles: {
    owner: "titular",
    buyer: "cumpărător",
    viewer: "doar citire",
  },
  invitation: {
    subject: "{{name}} vă invită în {{company}}",
    preview: "Linkul este valabil șapte zile.",
    heading: "Alăturați-vă firmei {{company}}",
    text: "{{name}} vă invită să lucrați pe Solvia pentru {{company}}, cu rolul: {{role}}.",
    once: "Linkul este valabil o singură dată, timp de șapte zile. Dacă nu așteptați această invitație, ignorați mesajul.",
    action: "Acceptă invitația",
  },
  memberRemoved: {
    subject: "Nu mai faceți parte din {{company}}",
    preview: "Contul dvs. rămâne, fără firmă.",
    text: "Contul dvs. nu mai este legat de {{company}}. Comenzile plasate pentru firmă rămân ale firmei.",
  },
  approval: {
    subject: "Comanda {{number}} de aprobat",
    heading: "O comandă așteaptă aprobarea dvs.",
    text: "{{name}} a comandat de {{amount}}, peste limita de {{limit}}.",
    kept: "Bucățile sunt rezervate la prețurile comenzii timp de șapte zile; apoi comanda expiră.",
    action: "Vezi și decide",
  },
  declined: {
    subject: "Comanda {{number}} nu a fost aprobată",
    preview: "Bucățile sunt din nou libere.",
    heading: "Comanda {{number}} nu a fost aprobată",
    expired: "Nimeni nu a decis în șapte zile.",
  },
  order: {
    see: "Vezi comanda",
    transfer:
      "Găsiți datele bancare pentru transfer în contul dvs., pe pagina comenzii: din motive de siguranță nu le trimitem niciodată prin e-mail.",
    waste:
      "La livrarea unui echipament electric puteți preda gratuit vechiul aparat echivalent la depozitul nostru sau puteți cere ridicarea lui.",
    unpaid: "Plata nu a sosit la timp.",
  },
  withdrawal: {
    right:
      "Drept de retragere: vă puteți retrage fără motiv în 14 zile de la livrare, și înainte de ea. Rambursăm prețul și livrarea standard în 14 zile, după întoarcerea mărfii; costul returului vă revine. Pentru mărfurile pe paleți, care nu se pot returna prin poștă, costul estimat este egal cu cel al livrării indicat în comandă. Produsele făcute pe măsură sau personalizate sunt excluse. Pentru retragere:",
    subject: "Retragere primită: comanda {{number}}",
    heading: "Am primit retragerea dvs.",
    text: "{{name}} a declarat retragerea din contractul comenzii {{number}}. Declarație primită: {{at}} (ora Romei).",
    sendBack: "Trimiteți înapoi marfa primită în 14 zile.",
    due: "Vi se restituie: {{amount}}",
    dueBy: "Vi se restituie până la {{date}}: {{amount}}",
  },
  placed: {
    subject: "Comanda {{number}} a fost primită",
    heading: "Vă mulțumim pentru comandă",
  },
  received: {
    subject: "Plată primită pentru comanda {{number}}",
    heading: "Plată primită",
    text: "Am primit {{amount}} pentru comanda {{number}}.",
  },
  toReturn: {
    subject: "Plată de returnat: comanda {{number}}",
    heading: "Vă returnăm o plată",
    text: "Am primit {{amount}} pentru comanda {{number}}, dar suma nu o achită: comanda este deja plătită, s-a schimbat sau este închisă. O trimitem înapoi de unde a venit sau vă cerem un IBAN.",
  },
  returned: {
    subject: "Rambursare trimisă: comanda {{number}}",
    heading: "Rambursare trimisă",
    text: "V-am returnat {{amount}} pentru comanda {{number}}. Poate dura câteva zile până apare în cont.",
  },
  corrected: {
    subject: "Plată notată din greșeală: comanda {{number}}",
    heading: "O plată era notată din greșeală",
    text: "Notasem din greșeală {{amount}} pentru comanda dvs. {{number}}: acei bani nu țin de această comandă. Pe pagina comenzii vedeți ce a rămas de plătit.",
  },
  failed: {
    subject: "Plată nereușită: comanda {{number}}",
    preview: "Puteți încerca din nou imediat.",
    heading: "Plata nu a reușit",
    text: "Nu s-a debitat nimic.",
    action: "Încearcă din nou",
  },
  chargedBack: {
    subject: "Plată retrasă de bancă: comanda {{number}}",
    preview: "Banca dvs. a retras suma.",
    heading: "Banca dvs. a anulat plata",
    text: "Banca dvs. a retras {{amount}}, deja plătiți pentru comanda {{number}}: suma este din nou de plată. Dacă nu ați cerut acest lucru, răspundeți la acest e-mail.",
    action: "La plată",
  },
  reminder: {
    subject: "Memento de plată: comanda {{number}}",
    heading: "Memento de plată",
    text: {
      one: "Comanda {{number}} își așteaptă plata de {{count}} zi.",
      few: "Comanda {{number}} își așteaptă plata de {{count}} zile.",
      other: "Comanda {{number}} își așteaptă plata de {{count}} de zile.",
    },
    ignore: "Dacă ați plătit deja, ignorați acest mesaj.",
  },
  stages: {
    ready: "Comanda dvs. {{number}} este gata de expediere",
    collectable: "Comanda dvs. {{number}} poate fi ridicată",
    delivered: "Comanda dvs. {{number}} a fost livrată",
    cancelled: "Comanda dvs. {{number}} a fost anulată",
  },
};
