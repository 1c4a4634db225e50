/** What each call of the staff console does, in Dutch. */
export const STAFF_CALLS: Readonly<Record<string, string>> = {
  "get-staff-overview": "Zeg hoe het product ervoor staat en wat een mens nodig heeft",
  "list-staff-jobs": "Toon wat er in de wachtrij staat, en de taken die zijn opgegeven",
  "retry-jobs": "Probeer mislukte taken van één soort opnieuw: één ervan, of allemaal",
  "get-staff-mail": "Zeg welke mail wacht, welke mislukte en welke adressen geblokkeerd zijn",
  "resend-mail": "Verstuur een opgegeven mail nog een keer",
  "unblock-address": "Mail weer naar een adres dat na een bounce of klacht geblokkeerd is",
  "list-staff-people": "Toon mensen op naam of adres, zonder gezondheidsgegevens",
  "get-staff-person": "Lees het account van iemand, zonder gezondheidsgegevens",
  "open-health-data":
    "Open de gezondheidsgegevens van iemand 30 minuten voor de aanroeper, met een reden die wordt vastgelegd",
  "close-health-data": "Sluit de gezondheidsgegevens van iemand weer af",
  "switch-account": "Zet een account uit, met het adres overgetypt, of weer aan",
  "deactivate-practice": "Zet elke coach uit van een organisatie, waarvan de naam is overgetypt",
  "list-practice-members": "Toon de coaches van een organisatie, eigenaren eerst",
  "choose-practice-owner":
    "Maak een coach van een organisatie eigenaar, met de naam van de organisatie overgetypt",
  "extend-trial": "Verleng de proefperiode van een coach met dagen, ook als die al voorbij is",
};
