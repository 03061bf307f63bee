import type { MailTexts } from "./it.ts";

/** What letters say, in French. */
export const fr: MailTexts = {
  footer: "Vous recevez ce message car il concerne votre compte ou l'une de vos commandes sur Solvia.",
  hello: "Bonjour {{name}}",
  notYou: "Si ce n'était pas vous, écrivez-nous aussitôt.",
  resetNow: "Si ce n'était pas vous, réinitialisez-le aussitôt.",
  resetAdvice: "Si ce n'était pas vous, réinitialisez aussitôt votre mot de passe.",
  verification: {
    subject: "Confirmez votre adresse e-mail",
    preview: "Un clic et votre compte est prêt.",
    heading: "Bienvenue, {{name}}",
    text: "Confirmez votre adresse pour vous connecter. Le lien est valable 48 heures et une seule fois.",
    action: "Confirmer l'adresse",
  },
  completion: {
    subject: "Terminez votre inscription",
    preview: "Choisissez votre mot de passe et votre compte est prêt.",
    text: "L'un de nos agents a préparé votre compte Solvia avec les données que vous nous avez fournies. Choisissez votre mot de passe et acceptez les conditions pour l'utiliser. Le lien est valable sept jours et une seule fois.",
    action: "Terminer l'inscription",
  },
  reset: {
    subject: "Réinitialisez votre mot de passe",
    preview: "Le lien est valable une heure.",
    text: "Vous avez demandé un nouveau mot de passe. Si ce n'était pas vous, ignorez ce message : le mot de passe reste inchangé.",
    action: "Choisir le mot de passe",
  },
  newEmail: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Le lien est valable 48 heures.",
    text: "Une fois l'adresse confirmée, vous vous connectez avec elle. D'ici là, l'ancienne reste valable.",
    action: "Confirmer l'adresse",
  },
  emailChanged: {
    subject: "Votre adresse e-mail a changé",
    text: "Désormais, vous vous connectez avec la nouvelle adresse ; celle-ci n'est plus valable.",
  },
  passwordChanged: {
    subject: "Votre mot de passe a changé",
    text: "Le mot de passe de votre compte a été modifié et toutes les autres sessions sont fermées.",
    keyEnded:
      "Votre clé API n'est plus valable non plus : créez-en une nouvelle dans vos paramètres si vous en avez besoin.",
    action: "Réinitialiser le mot de passe",
  },
  secondFactor: {
    on: "Vérification en deux étapes activée",
    onText: "Désormais, la connexion demande aussi le code de votre application d'authentification.",
    off: "Vérification en deux étapes désactivée",
    offText: "Désormais, votre mot de passe suffit pour vous connecter.",
  },
  secondFactorReset: {
    subject: "Vérification en deux étapes réinitialisée",
    preview: "Connectez-vous avec votre mot de passe et réactivez-la.",
    text: "Notre assistance a désactivé la vérification en deux étapes de votre compte : les codes de l'application et les codes de secours ne sont plus valables et toutes les sessions sont fermées. Connectez-vous avec votre mot de passe et réactivez-la.",
    advice: "Si vous ne l'avez pas demandé, réinitialisez aussitôt votre mot de passe et répondez à ce message.",
    action: "Ouvrir les paramètres",
  },
  acting: {
    subject: "{{by}} agit pour vous sur Solvia",
    text: "Dès maintenant, pendant une heure au plus, {{by}} de Solvia peut remplir le panier, commander et enregistrer des adresses en votre nom.",
    reason: "Motif : {{reason}}",
    advice:
      "Cette personne ne peut changer ni le mot de passe, ni l'e-mail, ni les membres de l'entreprise, ni utiliser votre carte ou votre compte. Si vous ne l'avez pas demandé, répondez à ce message.",
    done: "Fait pour vous : {{what}}",
    doneText: "{{by}} de Solvia a agi en votre nom : {{what}}.",
    kinds: {
      cart: "panier modifié",
      order: "commande passée ou modifiée",
      payment: "mode de paiement choisi",
      address: "adresse enregistrée",
      notice: "alerte de disponibilité modifiée",
    },
    action: "Voir ce qui a été fait",
  },
  companyVerified: {
    subject: "Votre entreprise est vérifiée",
    preview: "Vous pouvez maintenant vous connecter et acheter.",
    text: "Nous avons vérifié les données de votre entreprise : vous pouvez maintenant vous connecter et voir vos prix.",
    action: "Se connecter",
  },
  companyRejected: {
    subject: "Nous n'avons pas pu vérifier votre entreprise",
    text: "Nous n'avons pas pu vérifier votre entreprise pour la raison suivante :",
    next: "Corrigez les données et inscrivez-vous à nouveau : le numéro de TVA est libre.",
    action: "S'inscrire",
  },
  available: {
    subject: "{{product}} est de nouveau disponible",
    preview: "Vous nous l'aviez demandé : vous pouvez maintenant le commander.",
    text: "{{product}} est de nouveau disponible. Les pièces sont réservées au moment de la commande.",
    once: "Nous n'écrivons qu'une fois : pour un autre avis, demandez-le à nouveau sur la page du produit.",
    action: "Voir le produit",
  },
  roles: {
    owner: "titulaire",
    buyer: "acheteur",
    viewer: "lecture seule",
  },
  invitation: {
    subject: "{{name}} vous invite dans {{company}}",
    preview: "Le lien est valable sept jours.",
    heading: "Rejoignez {{company}}",
    text: "{{name}} vous invite à travailler sur Solvia pour {{company}}, avec le rôle : {{role}}.",
    once: "Le lien est valable une seule fois, pendant sept jours. Si vous n'attendiez pas cette invitation, ignorez ce message.",
    action: "Accepter l'invitation",
  },
  memberRemoved: {
    subject: "Vous ne faites plus partie de {{company}}",
    preview: "Votre compte reste actif, sans l'entreprise.",
    text: "Votre compte n'est plus lié à {{company}}. Les commandes passées pour l'entreprise lui restent.",
  },
  approval: {
    subject: "Commande {{number}} à approuver",
    heading: "Une commande attend votre approbation",
    text: "{{name}} a commandé pour {{amount}}, au-delà de la limite de {{limit}}.",
    kept: "Les pièces sont réservées aux prix de la commande pendant sept jours ; ensuite la commande expire.",
    action: "Voir et décider",
  },
  declined: {
    subject: "Commande {{number}} non approuvée",
    preview: "Les pièces sont de nouveau libres.",
    heading: "La commande {{number}} n'a pas été approuvée",
    expired: "Personne n'a décidé dans les sept jours.",
  },
  order: {
    see: "Voir la commande",
    transfer:
      "Vous trouverez les coordonnées bancaires pour le virement dans votre compte, sur la page de la commande : par sécurité, nous ne les envoyons jamais par e-mail.",
    waste:
      "À la livraison d'un équipement électrique, vous pouvez rendre gratuitement l'ancien équivalent à notre entrepôt ou en demander l'enlèvement.",
    unpaid: "Le paiement n'est pas arrivé à temps.",
  },
  withdrawal: {
    right:
      "Droit de rétractation : vous pouvez vous rétracter sans motif dans les 14 jours suivant la livraison, et avant celle-ci. Nous remboursons le prix et la livraison standard sous 14 jours, au retour des produits ; les frais de retour sont à votre charge. Pour les marchandises sur palettes, qui ne peuvent pas revenir par la poste, le coût estimé est celui de la livraison indiqué dans la commande. Les produits sur mesure ou personnalisés sont exclus. Pour vous rétracter :",
    subject: "Rétractation reçue : commande {{number}}",
    heading: "Nous avons reçu votre rétractation",
    text: "{{name}} a déclaré se rétracter du contrat de la commande {{number}}. Déclaration reçue : {{at}} (heure de Rome).",
    sendBack: "Renvoyez les produits reçus sous 14 jours.",
    due: "À vous rendre : {{amount}}",
    dueBy: "À vous rendre avant le {{date}} : {{amount}}",
  },
  placed: {
    subject: "Commande {{number}} reçue",
    heading: "Merci pour votre commande",
  },
  received: {
    subject: "Paiement reçu pour la commande {{number}}",
    heading: "Paiement reçu",
    text: "Nous avons reçu {{amount}} pour la commande {{number}}.",
  },
  toReturn: {
    subject: "Paiement à restituer : commande {{number}}",
    heading: "Nous vous restituons un paiement",
    text: "Nous avons reçu {{amount}} pour la commande {{number}}, mais ce montant ne la paie pas : elle est déjà payée, a changé ou est close. Nous le renvoyons d’où il vient, ou nous vous demanderons un IBAN.",
  },
  returned: {
    subject: "Remboursement envoyé : commande {{number}}",
    heading: "Remboursement envoyé",
    text: "Nous vous avons remboursé {{amount}} pour la commande {{number}}. Le montant peut apparaître sur votre compte après quelques jours.",
  },
  corrected: {
    subject: "Paiement noté par erreur : commande {{number}}",
    heading: "Un paiement était noté par erreur",
    text: "Nous avions noté {{amount}} pour votre commande {{number}} par erreur : cet argent ne concerne pas cette commande. La page de la commande indique ce qui reste à payer.",
  },
  failed: {
    subject: "Échec du paiement : commande {{number}}",
    preview: "Vous pouvez réessayer aussitôt.",
    heading: "Le paiement a échoué",
    text: "Rien n'a été débité.",
    action: "Réessayer",
  },
  chargedBack: {
    subject: "Paiement repris par la banque : commande {{number}}",
    preview: "Votre banque a repris le montant.",
    heading: "Votre banque a annulé le paiement",
    text: "Votre banque a repris {{amount}}, déjà payés pour la commande {{number}} : le montant est de nouveau dû. Si vous ne l’avez pas demandé, répondez à cet e-mail.",
    action: "Aller au paiement",
  },
  reminder: {
    subject: "Rappel de paiement : commande {{number}}",
    heading: "Rappel de paiement",
    text: {
      one: "La commande {{number}} attend son paiement depuis {{count}} jour.",
      many: "La commande {{number}} attend son paiement depuis {{count}} de jours.",
      other: "La commande {{number}} attend son paiement depuis {{count}} jours.",
    },
    ignore: "Si vous avez déjà payé, ignorez ce message.",
  },
  stages: {
    ready: "Votre commande {{number}} est prête à être expédiée",
    collectable: "Votre commande {{number}} est prête à être retirée",
    delivered: "Votre commande {{number}} a été livrée",
    cancelled: "Votre commande {{number}} a été annulée",
  },
};
