// size: one sentence for each call of the API, read as one table
import type { Endpoint } from "@plateful/contract";
import type { ApiWords } from "../platform/openapi/api-words.ts";
import { CHECK_IN_CALLS } from "./dutch-check-ins.ts";
import { MESSAGE_CALLS } from "./dutch-messages.ts";
import { PLAN_TEMPLATE_CALLS } from "./dutch-plan-templates.ts";
import { STAFF_CALLS } from "./dutch-staff.ts";
import { TEAM_CALLS } from "./dutch-team.ts";

/**
 * What each call does, in Dutch, for `schema/?lang=nl`. The English stands with the call itself in the contract. A call
 * that is missing here fails the test of the description (ledger DATA-031).
 */
const CALLS: Readonly<Record<string, string>> = {
  "create-magic-link": "Mail een inloglink, met een code als daarom gevraagd wordt",
  "create-login-signup-portal": "Mail een inloglink voor de site van één organisatie",
  "create-otp": "Mail een inlogcode",
  "resend-otp": "Mail een nieuwe inlogcode; de oude werkt dan niet meer",
  "verify-otp": "Ruil een inlogcode voor een token",
  "login-by-link": "Ruil het token van een inloglink voor een sessietoken",
  "read-link":
    "Zeg bij welk account een link hoort, zonder hem te gebruiken; wie is ingelogd hoort het ook van een link die niet meer werkt",
  "send-invitation-code": "Mail een code naar de cliënt voor wie een uitnodigingslink is",
  "redeem-invitation": "Ruil een uitnodigingslink en de code die de cliënt kreeg voor een token",
  logout: "Beëindig de sessie van dit apparaat",
  "open-session": "Ruil de sessiecookie van deze browser voor een token dat de pagina in het geheugen houdt",
  "list-consents":
    "Toon waar de aanroeper toestemming voor gaf: het laatste besluit per soort, en alle besluiten, nieuwste eerst",
  "give-consents":
    "Geef toestemming voor één of meer soorten gegevens, elk apart en met de versie van de tekst",
  "withdraw-consents": "Trek toestemming in: de gegevens worden meteen gewist, en een coach ziet niets meer",
  "share-with-coach": "Kies wat de eigen coach mag zien; het plan hoort altijd bij delen",
  "declare-client-consent":
    "Leg als coach vast dat een cliënt akkoord is; de cliënt bevestigt of wist dit bij de eerste keer inloggen",
  "list-devices": "Toon de apparaten waarop de aanroeper is ingelogd",
  "end-device": "Log één apparaat uit",
  "find-access-tokens":
    "Toon de persoonlijke toegangstokens van de aanroeper, ook die in de laatste 30 dagen zijn verlopen of ingetrokken",
  "create-access-token": "Maak een persoonlijk toegangstoken; het geheim staat alleen in dit antwoord",
  "revoke-access-token": "Trek een persoonlijk toegangstoken meteen in",
  "find-access-token-calls": "Toon de laatste 200 regels over het gebruik van een token binnen 30 dagen",
  "self-service-login": "Mail een coach een inloglink",
  "self-service-signup":
    "Begin een coachaccount met een proefperiode; het bestaat zodra het adres bevestigd is",
  "create-client-magic-link":
    "Maak een link waarmee een coach een eigen, actieve cliënt uitnodigt; eenmalig, 24 uur",
  "sign-up": "Maak een account aan en mail een inlogcode; een bekend adres krijgt alleen een inlogmail",
  "list-users": "Toon accounts: het eigen, en voor medewerkers alle",
  "create-user": "Maak een account voor iemand, die daarna via e-mail inlogt; voor medewerkers",
  "get-user": "Lees een account",
  "replace-user": "Vervang de gegevens van een account",
  "change-user": "Wijzig gegevens van een account",
  "delete-user": "Verwijder het eigen account, genoemd met zijn id",
  "get-me": "Lees account, profiel, coach en organisatie van de aanroeper",
  "replace-me": "Vervang de gegevens van het account van de aanroeper",
  "change-me": "Wijzig gegevens van het account van de aanroeper",
  "delete-me": "Verwijder het account van de aanroeper met alle gegevens",
  "export-my-data": "Download alle gegevens van de aanroeper als JSON",
  "list-data-views":
    "Toon welke coaches en medewerkers de gegevens van de aanroeper hebben gezien of gewijzigd, nieuwste eerst",
  "download-my-data": "Download alle gegevens van de aanroeper als zip met JSON, CSV en afbeeldingen",
  "download-calendar": "Download de geplande maaltijden van de aanroeper als iCalendar-bestand",
  "download-diary": "Download het dagboek van de aanroeper als CSV, één regel per maaltijd",
  "download-measurements": "Download de metingen van de aanroeper als CSV, één regel per meting",
  "download-recipes": "Download de eigen recepten van de aanroeper voor andere apps als zip",
  "end-user-sessions": "Beëindig alle sessies van een persoon; voor medewerkers, met reden",
  "erase-user":
    "Wis een account met alle gegevens; voor medewerkers, die een reden geven en het trefwoord typen",
  "activate-user": "Bevestig een e-mailadres met het token dat erheen gemaild is",
  "resend-activation": "Mail de bevestiging van een adres opnieuw",
  "set-email": "Vraag een ander adres aan; het nieuwe bevestigt, het oude krijgt bericht",
  "reset-email": "Mail een bekend adres een link waarmee het gewijzigd kan worden",
  "reset-email-confirm": "Wijzig een adres met het token dat gemaild is",
  "set-password": "Wordt altijd geweigerd: er zijn geen wachtwoorden",
  "reset-password": "Wordt altijd geweigerd: er zijn geen wachtwoorden",
  "reset-password-confirm": "Wordt altijd geweigerd: er zijn geen wachtwoorden",
  "complete-onboarding":
    "Bewaar de antwoorden en maak profiel, week, dagplan en maaltijden van het plan in één stap",
  "get-held-answers":
    "Lees de antwoorden van een onboarding die nog niet af is, bewaard voor het bevestigde adres van de aanroeper",
  "hold-answers": "Bewaar de antwoorden van een onboarding die nog niet af is twee weken; null beëindigt dat",
  "list-exercise-templates": "Toon de soorten beweging",
  "get-exercise-template": "Lees één soort beweging",
  "list-ingredients-to-avoid": "Toon de voedingsmiddelen die vermeden kunnen worden",
  "get-health-answers": "Wat de beller over de eigen gezondheid zei; null als er nog niet naar gevraagd is",
  "set-health-answers":
    "Beantwoord de vragen over gezondheid; een plan dat niet meer past, gaat meteen naar wat nodig is",
  "delete-health-answers": "Wis wat de beller over de eigen gezondheid zei; plannen blijven zoals ze zijn",
  "set-ingredients-to-avoid": "Vervang alles wat iemand vermijdt in één keer",
  "create-nutrition-day-plan":
    "Maak een dagplan, desgewenst met zijn maaltijden en de weekdagen waarop het geldt",
  "find-plan-versions": "Toon elke opgeslagen versie van een dagplan, de nieuwste eerst, met wie en wanneer",
  "restore-plan-version": "Sla een eerdere versie van een dagplan opnieuw op, als de nieuwste versie",
  "replace-day-plan-slots":
    "Vervang alle maaltijden van een dagplan tegelijk; een moment dat blijft, houdt zijn id",
  "create-weekly-nutrition-plan": "Maak een weekplan waarin elke dag hetzelfde dagplan volgt",
  "get-weekly-nutrition-plan": "Lees een weekplan",
  "replace-weekly-nutrition-plan": "Zet een dagplan op weekdagen, of haal het uit de week",
  "change-weekly-nutrition-plan": "Zet een dagplan op weekdagen, of geef het een andere naam",
  "create-default-nutrition-plan":
    "Geef een profiel een week van één standaarddagplan; een bestaande week blijft zoals hij is",
  "calculate-energy": "Energiebehoefte van een bewaard profiel, of van een profiel dat wordt ingevuld",
  "preview-plan": "Het plan dat de antwoorden tot nu toe zouden geven",
  "preview-day-plan": "Macro's van een dag en van de maaltijden bij een energiebalans",
  "calculate-meal-sizes": "Aandeel van elke maaltijd in de energie van de dag, in procenten",
  "get-cycle": "De menstruatiecyclus van de aanroeper op een datum, of null als die onbekend is",
  "edit-recipe-meal-portions": "Stel in voor hoeveel personen een gepland recept gekookt wordt",
  "plan-generated-recipe-meal":
    "Bewaar een voorgesteld recept en plan het in een maaltijd; de server rekent de macro's zelf uit",
  "plan-single-food-meal":
    "Bewaar een hoeveelheid van één voedingsmiddel en plan die in een maaltijd, of op een moment zonder plan",
  "plan-single-food-meals":
    "Bewaar hoeveelheden van meerdere voedingsmiddelen en plan ze in één maaltijd, of op een moment zonder plan",
  "plan-own-product":
    "Zet een hoeveelheid van een eigen product in een maaltijd, of op een moment zonder plan",
  "save-and-plan-recipe-meal": "Publiceer een eigen recept onder een naam en plan het in een maaltijd",
  "auto-plan-day": "Plan een dag opnieuw, of alleen de genoemde maaltijden ervan",
  "auto-plan-days": "Plan meerdere dagen: alles wat niet gegeten is opnieuw, of alleen de lege maaltijden",
  "replan-week":
    "Plan de komende recepten opnieuw nadat het voedingsplan is gewijzigd, en zeg hoeveel er veranderd zijn",
  "copy-meals-from-date": "Kopieer de geplande maaltijden van een dag naar een datum",
  "copy-meals-to-meal-moment":
    "Kopieer de maaltijden van één moment van een dag naar hetzelfde moment op een andere dag",
  "diagnose-plan":
    "Zeg voor elke lege maaltijd van een datum hoeveel recepten passen, en wat elke beperking kost",
  "find-plan-candidates":
    "De recepten die het best bij de eigen maaltijden passen, met wat nodig is om zonder netwerk te wisselen en bij te sturen",
  "count-fitting-recipes":
    "Tel de recepten die bij elke maaltijd van de eigen week passen, met wensen die nog veranderd worden",
  "count-client-fitting-recipes":
    "Tel de recepten die bij elke maaltijd van een cliënt passen, met wensen die nog veranderd worden",
  "list-client-fits":
    "Tel voor elke actieve cliënt de recepten die passen, met lijsten die nog veranderd worden",
  "seat-recipe-meal": "Zeg wie er bij een gepland recept mee-eet; ieder krijgt een portie die past",
  "find-swaps": "Toon de tien recepten die een gepland recept het best vervangen, en wat elk met de dag doet",
  "swap-meal": "Zet een ander recept dat de persoon mag eten op de plek van een gepland recept",
  "restore-meals": "Zet geplande recepten van een dag terug zoals ze waren voor een wissel of andere porties",
  "offer-rebalance":
    "Toon hoe een dag die van zijn doelen afwijkt verder kan: zo laten, andere porties of ook andere recepten",
  "rebalance-day":
    "Voer een voorstel uit: wijzig porties of recepten van geplande maaltijden, alles of niets",
  "explain-meal": "Noem twee of drie redenen waarom een gepland recept bij deze persoon en deze dag past",
  "lock-meals":
    "Zet een maaltijd, een maaltijdmoment van een dag of een hele dag vast tegen plannen, of maak los",
  "find-usual-foods":
    "Producten die bij een maaltijd van een datum gebruikelijk zijn, en die het laatst gegeten zijn, in de hoeveelheid van de laatste keer",
  "get-nutrients":
    "Vezels, zout, vitamines en mineralen van wat je op hoogstens 31 dagen at, met referenties en bronnen",
  "find-nutrient-meals":
    "Waar je op hoogstens 31 dagen te weinig van at, en drie recepten voor maaltijden in je planning waar dat in zit",
  "get-week-reasons":
    "Waarom je week gepland is zoals hij is: wat de dagen opleveren, en wissels die brengen wat eraan ontbreekt",
  "find-device-foods": "Toon de producten die een apparaat bewaart om zonder netwerk te zoeken",
  "get-likings": "Wat het plannen heeft geleerd van wat je graag eet",
  "change-likings":
    "Laat het plannen leren of niet, of vergeet wat het van een gerecht heeft geleerd; een herhaling verandert niets",
  "find-favourite-foods":
    "Toon de favoriete producten, elk in de hoeveelheid van de laatste keer of anders in een gebruikelijke",
  "mark-favourite-food": "Maak een product favoriet of haal het hartje weg; een herhaling verandert niets",
  "recognise-meal":
    "Zoek de voedingsmiddelen die een zin noemt, elk met de hoeveelheid en wat er nog meer bedoeld kan zijn",
  "find-plan-undo": "Zeg welke planning teruggedraaid kan worden, als die er is",
  "find-unsuited-meals":
    "Noem de geplande recepten, vanaf vandaag, die niet voor iedereen aan tafel geschikt zijn",
  "get-planning-night": "Zeg hoe ver het plannen in de nacht is",
  "undo-auto-plan": "Draai de laatste planning terug: de dagen zijn weer zoals ze waren",
  "list-recipe-templates": "Toon recepten: gepubliceerde en eigen",
  "get-recipe-template": "Lees één recept",
  "list-recipe-tags": "Toon de labels van recepten",
  "create-recipe-template": "Maak een eigen recept",
  "replace-recipe-template": "Vervang een eigen recept",
  "change-recipe-template": "Wijzig een eigen recept",
  "delete-recipe-template": "Verwijder een eigen recept",
  "restore-recipe-template": "Zet een eigen recept terug zoals het laatst gepubliceerd is",
  "read-brought-file":
    "Lees een bestand van een andere app: wat erin staat, wat niet past en wat gevraagd moet worden. Er wordt nog niets overgenomen",
  "find-brought-files": "Toon de eigen bestanden van andere apps van de laatste 30 dagen, het laatste eerst",
  "get-brought-file":
    "Toon één bestand van een andere app, met de regels die niet passen en hoe ver het overnemen is",
  "import-brought-file": "Neem een gelezen bestand over; wat mislukte gaat verder waar het ophield",
  "undo-brought-file":
    "Maak alles ongedaan wat een bestand toevoegde, ook tijdens het overnemen; wat alleen gelezen is, wordt weggegooid",
  "start-recipe-import": "Begin een recept te lezen van een webpagina of uit een geplakte tekst",
  "list-recipe-imports": "Toon de eigen recepten die gelezen en niet bewaard zijn, het laatste eerst",
  "get-recipe-import": "Zeg hoe ver het lezen van een recept is, en wat er gelezen is",
  "change-recipe-import": "Beantwoord een vraag over een gelezen recept",
  "delete-recipe-import": "Gooi een gelezen recept weg",
  "save-recipe-import": "Bewaar een gelezen recept als eigen recept; een herhaling geeft hetzelfde recept",
  "create-recipe": "Maak van een bestaand recept een eigen recept, als concept",
  "generate-meals": "Zoek recepten en schaal elk naar de energie van een maaltijd of van een wens",
  "generate-meals-by-body": "Hetzelfde als generate-meals, met de wensen in de inhoud",
  "get-food": "Lees één voedingsmiddel met zijn porties",
  "search-foods": "Zoek voedingsmiddelen op naam en merk, in beide talen; de taal van de aanroeper eerst",
  "autocomplete-foods": "Namen van voedingsmiddelen bij wat tot nu toe getypt is, hoogstens tien",
  "find-food-by-barcode":
    "Zoek het voedingsmiddel met een streepjescode: 8, 12, 13 of 14 cijfers met een kloppend controlecijfer",
  "search-suggested-servings": "Zoek porties met hun voedingsmiddel op tekst",
  "list-grocery-lists": "Toon boodschappenlijsten, nieuwste eerst",
  "create-grocery-list": "Begin een boodschappenlijst voor een reeks dagen, hoogstens 31",
  "get-grocery-list": "Lees een boodschappenlijst met alles wat erop staat",
  "delete-grocery-list": "Verwijder een boodschappenlijst",
  "set-grocery-list-shop":
    "Zeg in welke winkel je een lijst koopt; de lijsten erna zijn voor dezelfde winkel",
  "find-grocery-shops":
    "De winkels van je laatste lijsten, met de volgorde van de schappen zoals je die hebt afgevinkt",
  "create-grocery-list-item": "Zet zelf iets op een lijst; zonder categorie volgt die uit de naam",
  "change-grocery-list-item":
    "Vink een product af of weer aan, zeg dat je het in huis hebt, of wijzig de tekst of het schap",
  "delete-grocery-list-item": "Haal een product van een lijst",
  "get-grocery-share": "Met wie je boodschappen doet, met je eigen lijsten en met die van anderen",
  "create-grocery-share-link":
    "Maak de link waarmee anderen met je lijsten meewinkelen; een eerdere link werkt dan niet meer",
  "delete-grocery-share-link": "Trek de link in; wie al meewinkelt, blijft",
  "join-grocery-share": "Ga meewinkelen met degene die de link maakte",
  "delete-grocery-shopper": "Haal iemand van je lijsten, of stop met die van een ander",
  "get-shared-grocery-list": "Lees de nieuwste lijst van iemand voor wie je boodschappen doet",
  "create-shared-grocery-item": "Zet iets op een gedeelde lijst; zonder categorie volgt die uit de naam",
  "change-shared-grocery-item":
    "Vink een product van een gedeelde lijst af, leg het opzij, of wijzig wat erbij is gezet",
  "delete-shared-grocery-item": "Haal iets van een gedeelde lijst dat erbij was gezet",
  "delete-measurement": "Verwijder een van je metingen, van welke soort ook",
  "get-energy-use":
    "Het energieverbruik dat uit vier weken dagboek en gewicht blijkt, met wat eronder ligt en wat het voor het plan betekent",
  "decide-energy-use":
    "Zet je plan op het energieverbruik dat gebleken is, of laat het vier weken zoals het is",
  "list-clients":
    "Toon cliënten op naam, 30 per pagina: de eigen, die van een collega of alle van de praktijk",
  "get-client": "Lees een cliënt van de aanroeper met profiel, plan en instellingen",
  "create-client": "Voeg een cliënt van de aanroeper toe en mail een uitnodiging",
  "import-clients":
    "Voeg tot 50 cliënten toe en mail hun een uitnodiging, of kijk alleen wie van hen al cliënt is",
  "preview-invitation": "Lees de uitnodiging die een nieuwe cliënt zou krijgen",
  "undo-client":
    "Haal een cliënt weer weg van wie de uitnodiging nog niet is verstuurd, of is ingetrokken voor het eerste bezoek; er blijft niets van over",
  "list-invitations":
    "Toon uitnodigingen, eerst die aandacht nodig hebben, 30 per pagina: van je cliënten, van een collega of van iedereen",
  "leave-waitlist":
    "Haal de persoon van een link uit een mail van een wachtlijst; antwoordt gelijk als die er niet meer op staat",
  "join-waitlist":
    "Zet een adres op de wachtlijst van een praktijk; het antwoord is hetzelfde als het er al op staat",
  "list-waitlist": "Toon wie op je praktijk wacht, wie het langst wacht eerst",
  "remove-from-waitlist": "Haal iemand van de wachtlijst van je praktijk",
  "get-invitation": "Lees hoe ver de uitnodiging van een cliënt is",
  "correct-client-address":
    "Verbeter het adres van een cliënt die nog nooit heeft ingelogd, en mail de uitnodiging daarheen",
  "send-invitation": "Mail een cliënt een nieuwe uitnodiging; de vorige werkt niet meer",
  "list-triage":
    "Toon je actieve cliënten, die van een collega of van de praktijk, met de redenen om naar ze te kijken, 30 per pagina",
  "get-triage-settings":
    "Lees de regels, bewaarde weergaven en sneltoetsen van je ochtendronde, en de labels van de praktijk",
  "change-triage-settings": "Wijzig regels, bewaarde weergaven of sneltoetsen van je ochtendronde",
  "get-triage-client": "Lees waarom een cliënt in de ochtendronde staat, met de cijfers erachter",
  "settle-client": "Zet een cliënt voor vandaag op klaar, of stel de cliënt uit",
  "unsettle-client": "Zet een cliënt die klaar of uitgesteld was terug in de ochtendronde",
  "get-client-marks": "Lees de labels van een cliënt, en de redenen die je niet wilt horen",
  "mark-client": "Zet de labels van een cliënt, en de redenen die je niet wilt horen",
  "shift-plan-energy":
    "Wijzig de energie van elke dag van het weekplan in stappen van 25 kcal, niet onder de veilige ondergrens",
  "add-day-note": "Voeg een regel toe aan de notitie van vandaag, die cliënt en coach allebei lezen",
  "withdraw-invitation":
    "Trek de uitnodiging van een cliënt in: wie nog nooit inlogde, kan dat niet meer, en begint bij zelf aanmelden opnieuw",
  "create-organisation": "Maak de organisatie van een coach die er geen heeft; de aanroeper is de eigenaar",
  "get-self-service-coach":
    "Lees het eigen account van een coach: praktijk, proefperiode, abonnement en link voor collega's",
  "get-landing-page": "Lees het merk van een organisatie met wat zij verkoopt",
  "create-practice":
    "Geef de praktijk van een coach die er geen heeft een naam en een subdomein; de aanroeper is de eigenaar",
  "change-client": "Hernoem een cliënt van de aanroeper, of zet het account aan of uit",
  "get-simple-recipe-inspiration":
    "Lees wat het eerste scherm toont: een uitgelichte rij, categorieën en gekozen rijen",
  "list-simple-recipe-suggestions":
    "Toon de eenvoudige recepten die de aanroeper mag eten; wat bij de antwoorden past eerst",
  "list-simple-recipe-custom-tags": "Toon de labels van eenvoudige recepten",
  "plan-simple-recipe": "Plan een eenvoudig recept in een maaltijd, of op een moment van een dag zonder plan",
  "autoplan-simple-recipes":
    "Plan zeven dagen eenvoudige recepten op de gekozen eetmomenten; een lege lijst als niets past",
  "import-recipe":
    "Importeer een eenvoudig recept van een webpagina of uit een geplakt bericht; voor coaches en medewerkers",
  "import-recipe-profile": "Importeer de recepten van één profiel; voor coaches en medewerkers",
  "get-recipe-import-status": "Zeg hoe ver een import is, aan wie hem begon",
  "list-simple-grocery-lists": "Toon eenvoudige boodschappenlijsten, nieuwste eerst",
  "create-simple-grocery-list":
    "Maak een boodschappenlijst van de eenvoudige recepten in een reeks dagen, hoogstens 31",
  "get-simple-grocery-list": "Lees een eenvoudige boodschappenlijst met haar regels",
  "delete-simple-grocery-list": "Verwijder een eenvoudige boodschappenlijst",
  "list-simple-grocery-list-items": "Toon de regels van je eenvoudige lijsten, nieuwste lijst eerst",
  "create-simple-grocery-list-item": "Voeg een eigen regel toe; zonder categorie volgt die uit de tekst",
  "get-simple-grocery-list-item": "Lees een regel",
  "replace-simple-grocery-list-item": "Vervang een regel, ook op een andere lijst",
  "change-simple-grocery-list-item":
    "Streep een regel af of zet hem terug, zeg dat je het in huis hebt, of wijzig de tekst of het schap",
  "delete-simple-grocery-list-item": "Verwijder een regel",
  "get-billing-options": "Waar betalingen beheerd worden, en welke producten het beheer openen",
  "open-customer-portal": "Geef een link naar het beheer van betalingen bij de betaaldienst",
  "cancel-deal": "Beëindig het eigen abonnement aan het eind van de betaalde periode",
  "list-coach-plans":
    "Toon waarop de coach zich kan abonneren, en wanneer een abonnement dat nu begint voor het eerst wordt afgeschreven",
  "create-coach-checkout":
    "Begin de betaling van het eigen abonnement van een coach; na de proefperiode wordt afgeschreven",
  "get-referral": "Lees de eigen code voor collega's, en wat die heeft opgeleverd",
  "list-checkout-prices": "Toon wat een organisatie verkoopt, met de prijzen van de betaaldienst in centen",
  "create-checkout-session": "Begin een betaling op de pagina van de betaaldienst",
  "create-setup-intent": "Begin met het bewaren van een betaalmiddel",
  "create-subscription": "Neem een abonnement met een betaalmiddel dat eerder bewaard is",
  "create-payment-intent": "Begin een betaling van wat de betaaldienst voor een prijs vraagt",
  "verify-subscription": "Vraag de betaaldienst opnieuw of een bestelling of abonnement betaald is",
  "validate-promo-code": "Zeg wat een kortingscode van de prijs afhaalt",
  "enter-from-checkout": "Laat wie net betaald heeft binnen, één keer, binnen 60 minuten",
  "get-default-brand": "Lees het merk van de hoofdsite",
  "get-brand": "Lees het merk van de site van één organisatie",
  "find-organisations-by-subdomain":
    "Zoek de organisatie achter een subdomein: een lijst van geen of één merk",
  "get-organisation": "Lees de organisatie waar de aanroeper bij hoort",
  "change-organisation":
    "Wijzig de organisatie waar de aanroeper coach van is: haar uiterlijk, haar recepten en wat haar mensen mogen",
  "get-health": "Zeg dat het proces leeft, en welke versie het is",
  "get-readiness": "Zeg of database, mail en taken werken",
  "get-site-links": "Adressen van de pagina's buiten het product",
  "upload-media": "Upload een afbeelding; wat erin staat over plaats, tijd en camera gaat eruit",
  "delete-media": "Verwijder een eigen afbeelding die nergens meer getoond wordt",
  "list-demo-people": "Toon de mensen van de demowereld, waar die er is",
  "list-audit-entries": "Toon wie wat met wiens gegevens deed, nieuwste eerst; voor medewerkers",
  "report-client-error":
    "Meld een fout in de app; persoonlijke gegevens gaan eruit voordat hij bewaard wordt",
  "record-analytics-event": "Leg vast dat een knop gebruikt is",
  "create-demo-account":
    "Maak een coach met voorbeeldcliënten om 24 uur rond te kijken, waar dat is aangezet",
  ...CHECK_IN_CALLS,
  ...MESSAGE_CALLS,
  ...PLAN_TEMPLATE_CALLS,
  ...STAFF_CALLS,
  ...TEAM_CALLS,
};

/** The things that have the usual six calls, by the words of the contract. */
const THINGS: Readonly<Record<string, string>> = {
  profiles: "profielen",
  "weekly exercises of a profile": "wekelijkse beweging van een profiel",
  "people who eat along": "mensen die mee-eten",
  "day plans": "dagplannen",
  "meal slots of day plans": "maaltijden van dagplannen",
  "weekly plans": "weekplannen",
  "days of the diary": "dagen van de planner",
  "meals of the diary": "maaltijden van de planner",
  "quickly added meals": "snel toegevoegde maaltijden",
  "meals of one food": "maaltijden van één voedingsmiddel",
  "recipes as a person eats them": "recepten zoals iemand ze eet",
  "ingredients of one's own recipes and planned recipes":
    "ingrediënten van eigen recepten en geplande recepten",
  "recipes to be inspired by": "recepten ter inspiratie",
  "favourite recipes": "favoriete recepten",
  "disliked recipes": "afgewezen recepten",
  foods: "voedingsmiddelen",
  "the servings of foods": "de porties van voedingsmiddelen",
  "feedback on recipes": "feedback op recepten",
  "products that someone copied from the label": "producten die iemand van het etiket overnam",
  "servings that an organisation prefers": "porties waar een organisatie de voorkeur aan geeft",
  "measured weights in kg": "gemeten gewichten in kg",
  "nights of sleep in hours": "nachten slaap in uren",
  "levels of stress": "stressniveaus",
  "circumferences in cm": "omtrekken in cm",
  "measured body fat as a fraction of the weight": "gemeten lichaamsvet als deel van het gewicht",
  "simple recipes": "eenvoudige recepten",
  "saved simple recipes": "bewaarde eenvoudige recepten",
  "disliked simple recipes": "afgewezen eenvoudige recepten",
  "organisations with their settings": "organisaties met hun instellingen",
  "feature flags": "schakelaars voor onderdelen",
  "planned simple recipes": "geplande eenvoudige recepten",
};

const USUAL: Readonly<Record<string, (things: string) => string>> = {
  List: (things) => `Toon ${things}`,
  Create: (things) => `Voeg ${things} toe`,
  Read: (things) => `Lees ${things}`,
  Replace: (things) => `Vervang ${things}`,
  Change: (things) => `Wijzig ${things}`,
  Delete: (things) => `Verwijder ${things}`,
};

/** What a call does, in Dutch; null when none is written yet. */
export function dutchSummary({ name, summary }: Pick<Endpoint, "name" | "summary">): string | null {
  const own = CALLS[name];
  if (own !== undefined) return own;
  const [, verb = "", what = ""] = /^(\w+) (.+)$/.exec(summary) ?? [];
  const things = THINGS[what];
  return things === undefined ? null : (USUAL[verb]?.(things) ?? null);
}

const FEATURES: Readonly<Record<Endpoint["feature"], string>> = {
  "sign-in": "inloggen en accounts",
  onboarding: "de onboarding",
  profile: "het profiel",
  "nutrition-plans": "voedingsplannen",
  diary: "de planner",
  bring: "gegevens uit andere apps",
  recipes: "recepten",
  "recipe-imports": "recepten van het web",
  "simple-recipes": "eenvoudige recepten",
  foods: "voedingsmiddelen",
  groceries: "boodschappenlijsten",
  measurements: "metingen",
  clients: "cliënten",
  team: "het team van een praktijk",
  "check-ins": "check-ins",
  messages: "berichten",
  triage: "de ochtendronde",
  "plan-templates": "plansjablonen",
  organisations: "organisaties en merken",
  billing: "betalingen",
  media: "afbeeldingen",
  privacy: "toestemming en privacy",
  staff: "de beheeromgeving",
  support: "hulp en beheer",
};

export const DUTCH: ApiWords = {
  about: "Voeding en maaltijden plannen.",
  callsOf: (feature) => `Aanroepen voor ${FEATURES[feature]}`,
  summaryOf: (endpoint) => dutchSummary(endpoint) ?? endpoint.summary,
  done: "Gelukt",
  repeated: "Het was er al en wordt ongewijzigd beantwoord",
  fieldRefused: "Een veld kan niet worden aangenomen",
  rails: [
    "Een plan wordt voor het opslaan getoetst aan de veiligheidsgrenzen voor de persoon.",
    "Geweigerd met 400, bij het veld en in woorden: macro's die meer dan 5 procent van de energie afwijken; voor wie zonder coach",
    "plant ook een dag onder 1250 kcal, een tekort dat verder gaat dan het grootste weekdoel dat wordt aangeboden, minder dan de",
    "behoefte bij een BMI tot en met 18,5, te weinig vet of eiwit, en wat bij een aandoening niet past.",
    "Beantwoord met 409 `confirmation_needed`: wat ongebruikelijk is, en voor een coach wat een persoon geweigerd zou worden. Het",
    "antwoord noemt de bevindingen; met die namen in `confirmed_findings` wordt het plan opgeslagen. Een coach schrijft een `confirmation_reason`, die bij het plan en in het logboek blijft.",
  ].join(" "),
};
