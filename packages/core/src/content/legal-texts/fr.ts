import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Ce texte est une traduction : s'il diffère du texte italien, le texte italien prévaut. Les droits que la loi de votre pays vous reconnaît en tant que consommateur restent acquis.",
  "terms-and-conditions": {
    title: "Conditions d'utilisation",
    lead: "Les règles d'utilisation du site Solvia : qui peut s'inscrire, ce qui est public, comment nous traitons les contenus et les comptes. Texte de démonstration d'une société fictive : à remplacer, avant tout usage, par un texte approuvé par un juriste.",
    sections: [
      {
        heading: "Qui sommes-nous",
        paragraphs: [
          "Le site est exploité par Solvia, société de démonstration dont le siège est en Italie. Aucune commande passée sur cette installation de démonstration ne donne lieu à une vente réelle.",
        ],
      },
      {
        heading: "Compte",
        paragraphs: [
          "Peuvent s'inscrire les personnes majeures et les entreprises. Les entreprises indiquent leur numéro de TVA, que nous contrôlons dans le registre européen ; certaines fonctions ne s'ouvrent qu'après vérification.",
          "Conservez votre mot de passe en lieu sûr et prévenez-nous aussitôt si vous pensez que d'autres le connaissent. Vous pouvez fermer votre compte à tout moment depuis les paramètres.",
        ],
      },
      {
        heading: "Contenu du catalogue",
        paragraphs: [
          "Les fiches, dessins et prix sont préparés avec soin mais peuvent contenir des erreurs : la fiche technique du fabricant fait foi. Les images sont données à titre indicatif. Les marques appartiennent à leurs propriétaires respectifs.",
          "La vérification du système est un conseil fondé sur les données des fiches : elle ne remplace pas l'étude d'un technicien habilité.",
        ],
      },
      {
        heading: "Bon usage",
        paragraphs: [
          "Il est interdit de contourner les limites d'accès, de collecter en masse les données du catalogue sans accord ou de publier des contenus illicites. Qui souhaite obtenir les données de façon automatique peut utiliser l'API pour revendeurs.",
        ],
      },
      {
        heading: "Modifications et droit applicable",
        paragraphs: [
          "Nous publions ici chaque modification avec sa date. Le droit italien s'applique ; les droits que la loi reconnaît au consommateur dans le pays où il vit restent acquis.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Conditions de vente",
    lead: "Prix, commandes, livraison, rétractation et garanties, pour les entreprises et les particuliers. Texte de démonstration d'une société fictive : à remplacer, avant tout usage, par un texte approuvé par un juriste.",
    sections: [
      {
        heading: "Prix",
        paragraphs: [
          "Les particuliers voient les prix TVA et éco-participation DEEE comprises ; les entreprises voient les prix nets, avec la mention « HT ». Les frais de livraison apparaissent dans le panier avant la commande. Tous les prix sont en euros.",
        ],
      },
      {
        heading: "Commande et conclusion du contrat",
        paragraphs: [
          "La commande est une offre ; le contrat est conclu par la confirmation que nous envoyons par e-mail. Les pièces sont réservées au moment de la commande. Une commande qui n'est pas payée dans le délai indiqué expire et les pièces redeviennent disponibles.",
        ],
      },
      {
        heading: "Livraison",
        paragraphs: [
          "Les délais indiqués sur la fiche sont des semaines calendaires à compter de la confirmation du paiement ou, pour les entreprises payant à terme, à compter de la commande. À la livraison, contrôlez les colis en présence du transporteur et notez les dommages sur le document de transport.",
          "Les batteries au lithium et les pièces hors gabarit voyagent par des moyens dédiés. Le retrait en entrepôt est gratuit.",
        ],
      },
      {
        heading: "Droit de rétractation des consommateurs",
        paragraphs: [
          "Qui achète en tant que particulier peut se rétracter dans les 14 jours suivant la livraison du dernier bien, sans donner de motif, y compris par la fonction de rétractation de la page de la commande. Nous remboursons la somme payée, livraison standard comprise, dans les 14 jours suivant la réception de la marchandise ou de la preuve de son expédition. Les frais de retour sont à la charge de qui se rétracte. Pour les marchandises sur palettes, qui ne peuvent pas revenir par la poste, le coût estimé est celui de la livraison indiqué dans la commande. Les biens fabriqués sur mesure sont exclus.",
        ],
      },
      {
        heading: "Garanties",
        paragraphs: [
          "Les consommateurs bénéficient de la garantie légale de conformité de deux ans ; les entreprises d'un an. Les garanties commerciales du fabricant, sur le produit et sur le rendement, s'y ajoutent et figurent sur la fiche de chaque produit.",
        ],
      },
      {
        heading: "Reprise des déchets électriques",
        paragraphs: [
          "Pour chaque équipement neuf, nous reprenons gratuitement l'ancien équipement équivalent. L'éco-participation DEEE et l'éco-contribution batteries, lorsqu'elles sont dues, sont indiquées à part dans chaque prix.",
        ],
      },
      {
        heading: "Litiges",
        paragraphs: [
          "Pour les consommateurs, le tribunal compétent est celui de leur lieu de résidence ; pour les entreprises, celui du siège de Solvia.",
        ],
      },
    ],
  },
  privacy: {
    title: "Politique de confidentialité",
    lead: "Quelles données nous traitons, pourquoi, pendant combien de temps, et comment vous pouvez en décider. Texte de démonstration d'une société fictive : à remplacer, avant tout usage, par un texte approuvé par un juriste.",
    sections: [
      {
        heading: "Responsable du traitement",
        paragraphs: [
          "Le responsable du traitement est Solvia, société de démonstration. Pour toute question, écrivez à l'assistance par le chat ou depuis la page de votre compte.",
        ],
      },
      {
        heading: "Données et finalités",
        paragraphs: [
          "Données du compte et de l'entreprise : pour le contrat et les obligations fiscales. Adresses et téléphone : pour livrer. Commandes, paiements et factures : pour le contrat et en vertu de la loi. Les numéros de carte ne passent jamais par nos systèmes : c'est le prestataire de paiement qui les traite.",
          "Adresse IP et journal des accès : pour la sécurité. Newsletter et communications commerciales : uniquement avec votre consentement, que vous pouvez retirer d'un clic.",
        ],
      },
      {
        heading: "Conservation",
        paragraphs: [
          "Documents fiscaux : dix ans. Compte : tant qu'il reste ouvert ; à sa fermeture, les données personnelles sont effacées, sauf celles que la loi nous oblige à garder. Journaux des accès : douze mois au maximum.",
        ],
      },
      {
        heading: "Qui d'autre les voit",
        paragraphs: [
          "Transporteurs, prestataire de paiement, fournisseur de l'infrastructure dans la zone européenne, expert-comptable : chacun pour sa seule tâche et lié par un contrat. Nous ne vendons pas de données.",
        ],
      },
      {
        heading: "Vos droits",
        paragraphs: [
          "Vous pouvez consulter, rectifier, exporter et effacer vos données, en limiter l'usage et vous y opposer, depuis les paramètres du compte ou en nous écrivant. Vous pouvez introduire une réclamation auprès de l'autorité italienne de protection des données (Garante per la protezione dei dati personali) ou de celle du pays où vous vivez (en France, la CNIL).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Politique relative aux cookies",
    lead: "Ce que le site conserve dans votre navigateur, et pourquoi. Texte de démonstration d'une société fictive : à remplacer, avant tout usage, par un texte approuvé par un juriste.",
    sections: [
      {
        heading: "Cookies techniques",
        paragraphs: [
          "Un cookie de session, qui existe après la connexion et sert à vous reconnaître, et un cookie pour le panier, si vous y mettez des produits sans vous connecter. Les scripts de la page ne peuvent pas les lire ; ils expirent d'eux-mêmes, celui de session aussi lorsque vous vous déconnectez. Aucun consentement n'est requis, car sans eux le site ne fonctionne pas. Un troisième cookie indique seulement à la page que vous êtes connecté, pour qu'elle n'affiche pas les prix d'autres clients : les scripts peuvent lire celui-ci, et il ne contient rien d'autre.",
        ],
      },
      {
        heading: "Mémoire du navigateur",
        paragraphs: [
          "La langue, le pays et les produits à comparer restent dans la mémoire de votre navigateur et ne nous sont pas envoyés comme profil : vous pouvez les effacer depuis les paramètres du navigateur.",
        ],
      },
      {
        heading: "Statistiques et publicité",
        paragraphs: [
          "Sans votre consentement, nous ne chargeons aucun outil de statistique ou de publicité. Si vous le donnez, vous pouvez le retirer quand vous voulez. Il n'y en a aucun dans cette installation de démonstration.",
        ],
      },
      {
        heading: "Paiements",
        paragraphs: [
          "À la caisse, le formulaire de carte est celui du prestataire de paiement, qui utilise ses propres cookies techniques contre la fraude.",
        ],
      },
    ],
  },
};
